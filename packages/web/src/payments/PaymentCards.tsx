import { formatIn } from '@vicino/domain/days/format.ts'
import { formatPaymentReference } from '@vicino/domain/identifiers/printed-reference.ts'
import { getOfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import type { Payment } from '@vicino/domain/payments/payment.ts'
import {
  acceptPayment,
  assignPayment,
  disownPayment,
  getPayment,
  getPaymentFile,
  getPaymentFiles,
  getPayments,
} from '@vicino/domain/payments/payments.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { PaymentParts } from './PaymentParts.tsx'
import classes from '../invoices/Invoices.module.css'
import { rappenWords } from '../invoices/money-words.ts'
import { paymentStanding } from './payment-words.ts'

const KeptReasonSheet = late(async () => (await import('../drafts/KeptReasonSheet.tsx')).KeptReasonSheet)

/** One payment of the bank: what it says, where it stands, and the ways to put it where it belongs. */
export function PaymentCards({ payment, mayBook }: { payment: Payment; mayBook: boolean }) {
  return (
    <Stack>
      <Told payment={payment} />
      {payment.bookings.length > 0 && <Bookings payment={payment} />}
      {mayBook && <Answers key={payment.version} payment={payment} />}
    </Stack>
  )
}

function Told({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const { amount, currency, date, payer, reference, named, text, answer } = payment
  return (
    <Card>
      <div className={classes.head}>
        <strong className={classes.total}>{rappenWords(amount, currency)}</strong>
        <StatusBadge {...paymentStanding(payment, t)} />
      </div>
      <Facts>
        <Fact label={t('Data')}>{showDay(date)}</Fact>
        <Fact label={t('Pagatore')}>{payer ?? ''}</Fact>
        <Fact label={t('Riferimento')}>{reference === null ? '' : formatPaymentReference(reference)}</Fact>
        <Fact label={t('Fattura')}>{named ?? ''}</Fact>
        <Fact label={t('Comunicazione')}>{text ?? ''}</Fact>
        <Fact label={t('Motivo')}>{answer?.reason ?? ''}</Fact>
        <Fact label={t('Deciso da')}>
          {answer &&
            t('{{name}}, {{at}}', {
              name: answer.author.name,
              at: formatIn(spokenLanguage()).instant(answer.at),
            })}
        </Fact>
      </Facts>
    </Card>
  )
}

function Bookings({ payment: { bookings } }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('Contabilizzato su')}>
      <List label={t('Contabilizzato su')}>
        {bookings.map(({ invoiceId, dossierId, number, amount }) => (
          <Row
            key={invoiceId}
            title={t('Fattura {{number}}', { number })}
            end={<span className={classes.amount}>{rappenWords(amount)}</span>}
            link={pages.invoice.link({ dossierId, invoiceId })}
          />
        ))}
      </List>
    </PageSection>
  )
}

const refreshes = [getPayment, getPayments, getPaymentFile, getPaymentFiles, getOfficeBilling]

function Answers({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const { _id: paymentId, version, question, answer, bookings } = payment
  const params = { paymentId }
  const isOpen = question !== null && answer === null
  const [asked, setAsked] = useState<'assign' | 'disown' | null>(
    isOpen && bookings.length === 0 ? 'assign' : null,
  )
  const assigning = useSave(assignPayment, { refreshes })
  const accepting = useSave(acceptPayment, { refreshes })
  const disowning = useSave(disownPayment, { refreshes })
  const assign = async (parts: { invoiceId: string; amount: number }[]): Promise<void> => {
    if (await assigning.send({ params, body: { version, parts } })) toast(t('Pagamento assegnato'), 'ok')
  }
  const accept = async (): Promise<void> => {
    if (await accepting.send({ params, body: { version } })) toast(t('Resta così'), 'ok')
  }
  const disown = async (reason: string) => {
    const done = await disowning.send({ params, body: { version, reason } })
    if (done) setAsked(null)
    return done
  }
  const banner = assigning.banner ?? accepting.banner
  return (
    <>
      {banner !== null && <Notice tone="error">{banner}</Notice>}
      {asked === 'assign' && <PaymentParts payment={payment} busy={assigning.saving} onAssign={assign} />}
      <Inline>
        {isOpen && bookings.length > 0 && (
          <Button loading={accepting.saving} onClick={() => void accept()}>
            {t('Va bene così')}
          </Button>
        )}
        {asked !== 'assign' && (
          <Button variant="default" onClick={() => setAsked('assign')}>
            {bookings.length > 0 ? t('Sposta su un’altra fattura') : t('Assegna a una fattura')}
          </Button>
        )}
        {answer?.is !== 'not_ours' && (
          <Button variant="subtle" onClick={() => setAsked('disown')}>
            {t('Non ci riguarda')}
          </Button>
        )}
      </Inline>
      {asked === 'disown' && (
        <KeptReasonSheet
          draftKey={`invoice.payment.${paymentId}`}
          onClose={() => setAsked(null)}
          title={t('Questo pagamento non ci riguarda?')}
          confirmLabel={t('Non ci riguarda')}
          busy={disowning.saving}
          banner={disowning.banner}
          suggestions={[t('Rimborso'), t('Pagato per errore'), t('Altro incasso')]}
          onConfirm={disown}
        >
          <p>{t('Resta leggibile con il suo motivo; ciò che era registrato sulle fatture viene tolto.')}</p>
        </KeptReasonSheet>
      )}
    </>
  )
}
