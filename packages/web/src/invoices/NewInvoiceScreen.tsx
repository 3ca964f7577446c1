import { controlStateOf } from '@vicino/domain/invoices/invoice-problem.ts'
import { monthBefore, monthHolding } from '@vicino/domain/days/month.ts'
import {
  createInvoice,
  getInvoiceDraft,
  type InvoiceDraft,
} from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { MonthSteps } from '../ui/MonthSteps.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { InvoiceContentCards } from './InvoiceContentCards.tsx'
import { InvoiceProblems } from './InvoiceProblems.tsx'
import classes from './Invoices.module.css'
import { InvoiceSum } from './InvoiceSum.tsx'
import { moneyWords } from './money-words.ts'

/** What of a client's month would be invoiced, what stands in its way, and the tap that issues it. */
export function NewInvoiceScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const today = useToday()
  const goOn = useGoOn()
  const { month = monthBefore(today) } = usePage(pages.newInvoice).search
  const read = useRead(getInvoiceDraft, { params: { dossierId }, query: { month } })
  return (
    <Screen
      read={read}
      width="form"
      writes={allows('billing.issue_storno')}
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Fattura un mese')}
      back={pages.invoices.link({ dossierId })}
      above={
        <MonthSteps
          month={month}
          last={monthHolding(today)}
          onMonth={to => goOn(pages.newInvoice.link({ dossierId }, { month: to }))}
        />
      }
    >
      {draft => <Draft key={month} dossierId={dossierId} draft={draft} />}
    </Screen>
  )
}

function Draft({ dossierId, draft }: { dossierId: string; draft: InvoiceDraft }) {
  const { t } = useTranslation()
  const { month, invoices, problems } = draft
  const save = useSave(createInvoice)
  const goOn = useGoOn()
  const [asked, setAsked] = useState(false)
  const state = controlStateOf(problems)
  const payable = invoices.reduce((sum, invoice) => sum + invoice.payable, 0)
  const issue = async (): Promise<void> => {
    const issued = await save.send({ params: { dossierId }, body: { month } })
    setAsked(false)
    if (!issued) return
    toast(t('Fattura emessa'), 'ok')
    goOn({ ...pages.invoices.link({ dossierId }), replace: false })
  }
  return (
    <Stack>
      {invoices.length > 0 && (
        <div className={classes.head}>
          <strong className={classes.total}>{moneyWords(payable)}</strong>
          {state === 'in_order' ? (
            <StatusBadge tone="ok" label={t('Verificata')} />
          ) : (
            <StatusBadge tone="neutral" label={t('Bozza')} />
          )}
        </div>
      )}
      {problems.length > 0 && (
        <PageSection title={t('Da controllare')}>
          <InvoiceProblems dossierId={dossierId} problems={problems} />
        </PageSection>
      )}
      {invoices.length === 0 && (
        <EmptyState icon={IconFileInvoice} words={t('In questo mese non c’è nulla da fatturare')} />
      )}
      {invoices.map(content => (
        <InvoiceContentCards
          key={`${content.coverageId} ${content.document}`}
          dossierId={dossierId}
          content={content}
        />
      ))}
      {save.banner !== null && <Notice tone="error">{save.banner}</Notice>}
      {invoices.length > 0 && (
        <Button disabled={state === 'blocked'} onClick={() => setAsked(true)}>
          {t('Emetti per {{total}}', { total: moneyWords(payable) })}
        </Button>
      )}
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Emettere la fattura?')}
        confirmLabel={t('Emetti')}
        busy={save.saving}
        onConfirm={() => void issue()}
      >
        {invoices.map(({ coverageId, document, payer, total, payable: paid }) => (
          <Card key={`${coverageId} ${document}`}>
            <strong>{payer.name}</strong>
            <InvoiceSum total={total} payable={paid} />
          </Card>
        ))}
        {state === 'doubtful' && (
          <Notice tone="attention">{t('Ciò che è da verificare si emette così com’è.')}</Notice>
        )}
        <p>{t('Una fattura emessa si corregge solo con uno storno.')}</p>
      </ConfirmSheet>
    </Stack>
  )
}
