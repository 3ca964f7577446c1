import { formatIn } from '@vicino/domain/days/format.ts'
import { type Invoice, invoiceDocuments } from '@vicino/domain/invoices/invoice.ts'
import { cancelInvoice, getInvoice, getInvoicePdf } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { late } from '../ui/late.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { InvoiceContentCards } from './InvoiceContentCards.tsx'
import { InvoiceEvents } from './InvoiceEvents.tsx'
import { InvoiceBadge } from './InvoiceRow.tsx'
import { InvoiceSending } from './InvoiceSending.tsx'
import classes from './Invoices.module.css'
import { moneyWords } from './money-words.ts'
import { periodWords } from '../ui/fields/read-day.ts'

const KeptReasonSheet = late(async () => (await import('../drafts/KeptReasonSheet.tsx')).KeptReasonSheet)

/** One invoice as it was issued, and its counter-entry. */
export function InvoiceScreen() {
  const { t } = useTranslation()
  const { dossierId, invoiceId } = usePage(pages.invoice).params
  const { allows } = useDossier()
  const read = useRead(getInvoice, { params: { dossierId, invoiceId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t(labelIn(invoiceDocuments, read.data?.document ?? 'care'))}
      under={read.data?.number}
      back={pages.invoices.link({ dossierId })}
    >
      {invoice => (
        <Stack>
          <Head invoice={invoice} />
          {invoice.content && <OnPaper invoice={invoice} />}
          <InvoiceEvents invoice={invoice} mayWrite={allows('billing.issue_storno')} />
          {invoice.content ? (
            <>
              {isSentElectronically(invoice) && <InvoiceSending invoice={invoice} />}
              <InvoiceContentCards dossierId={dossierId} content={invoice.content} />
            </>
          ) : (
            <Notice>{t('Chi paga e per quali prestazioni lo vede chi legge i dati sanitari.')}</Notice>
          )}
          {invoice.counterpart === null && allows('billing.issue_storno') && <Cancel invoice={invoice} />}
        </Stack>
      )}
    </Screen>
  )
}

/** What a client or a canton pays goes to them on paper alone. */
const isSentElectronically = ({ document, law }: Invoice): boolean => document === 'care' && law !== 'private'

function Head({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { dossierId, state, level, period, total, payable, open, issued_at, author, counterpart, reason } =
    invoice
  return (
    <>
      <Card>
        <div className={classes.head}>
          <strong className={classes.total}>{moneyWords(total)}</strong>
          <InvoiceBadge state={state} level={level} />
        </div>
        <Facts>
          <Fact label={t('Periodo')}>{periodWords(period)}</Fact>
          <Fact label={t('Da pagare')}>{payable === total ? '' : moneyWords(payable)}</Fact>
          <Fact label={t('Ancora da incassare')}>{open === payable ? '' : moneyWords(open)}</Fact>
          <Fact label={t('Richiami')}>{level === 0 || state === 'reminded' ? '' : String(level)}</Fact>
          <Fact label={t('Emessa')}>
            {t('{{name}}, {{at}}', {
              name: author.name,
              at: formatIn(spokenLanguage()).instant(issued_at),
            })}
          </Fact>
        </Facts>
      </Card>
      {invoice.overtaken && (
        <Notice tone="attention">
          {t('Ciò che la fattura dice non vale più del tutto: stornarla ed emetterla di nuovo.')}
        </Notice>
      )}
      <Beside invoice={invoice} />
      {counterpart && (
        <Notice tone="attention">
          <p>
            {state === 'cancelled'
              ? t('Stornata con {{number}}: {{reason}}', { number: counterpart.number, reason })
              : t('Storna {{number}}: {{reason}}', { number: counterpart.number, reason })}
          </p>
          <LinkButton variant="default" link={pages.invoice.link({ dossierId, invoiceId: counterpart._id })}>
            {t('Apri {{number}}', { number: counterpart.number })}
          </LinkButton>
        </Notice>
      )}
    </>
  )
}

/** The invoice of the care and what is owed beside it, each leading to the other. */
function Beside({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { dossierId, contribution, canton_share, contribution_to } = invoice
  const others = [
    contribution && { ...contribution, words: t('Partecipazione del cliente {{number}}', contribution) },
    canton_share && { ...canton_share, words: t('Quota del Cantone {{number}}', canton_share) },
    contribution_to && { ...contribution_to, words: t('Fattura delle cure {{number}}', contribution_to) },
  ].filter(other => other !== null)
  return others.map(({ _id: invoiceId, words }) => (
    <LinkButton key={invoiceId} variant="default" link={pages.invoice.link({ dossierId, invoiceId })}>
      {words}
    </LinkButton>
  ))
}

/** The invoice as the payer gets it, and the copy to which the insured person has a right (art. 42 LAMal). */
function OnPaper({ invoice: { dossierId, _id: invoiceId, content } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const params = { dossierId, invoiceId }
  const icon = <IconFileTypePdf size={20} stroke={1.8} aria-hidden />
  return (
    <Inline>
      <a
        className={buttonClass('default')}
        href={addressOf(getInvoicePdf, { params })}
        target="_blank"
        rel="noreferrer"
      >
        {icon}
        {t('Apri il PDF')}
      </a>
      {content?.tiers === 'payant' && (
        <a
          className={buttonClass('subtle')}
          href={addressOf(getInvoicePdf, { params, query: { copy: 'insured' } })}
          target="_blank"
          rel="noreferrer"
        >
          {t('Copia per l’assicurato')}
        </a>
      )}
    </Inline>
  )
}

/** What becomes of an invoice that is cancelled, and of what stands beside it. */
function cancelWords({ document, contribution, canton_share }: Invoice, t: TFunction): string {
  if (document === 'contribution')
    return t(
      'La partecipazione resta leggibile; la prossima emissione ne fa una nuova, come il Cantone la chiede allora.',
    )
  if (document === 'canton_share')
    return t('La quota resta leggibile; la prossima emissione ne fa una nuova, al destinatario di allora.')
  return [
    t('La fattura resta leggibile; le prestazioni si possono fatturare di nuovo.'),
    contribution && t('Si storna anche la partecipazione del cliente {{number}}.', contribution),
    canton_share && t('Si storna anche la quota del Cantone {{number}}.', canton_share),
  ]
    .filter(Boolean)
    .join(' ')
}

function Cancel({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { _id: invoiceId, dossierId } = invoice
  const [asked, setAsked] = useState(false)
  const save = useSave(cancelInvoice)
  const cancel = async (reason: string): Promise<Invoice | undefined> => {
    const cancelled = await save.send({ params: { dossierId, invoiceId }, body: { reason } })
    if (!cancelled) return undefined
    setAsked(false)
    toast(t('Fattura stornata'), 'ok')
    return cancelled
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('Storna la fattura')}
      </Button>
      {asked && (
        <KeptReasonSheet
          draftKey={`invoice.cancel.${invoiceId}`}
          onClose={() => setAsked(false)}
          title={t('Stornare la fattura?')}
          confirmLabel={t('Storna la fattura')}
          danger
          busy={save.saving}
          banner={save.banner}
          suggestions={[t('Assicuratore sbagliato'), t('Minuti sbagliati'), t('Respinta')]}
          onConfirm={cancel}
        >
          <p>{cancelWords(invoice, t)}</p>
        </KeptReasonSheet>
      )}
    </>
  )
}
