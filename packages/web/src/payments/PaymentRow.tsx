import type { Payment } from '@vicino/domain/payments/payment.ts'
import { IconBuildingBank } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from '../invoices/Invoices.module.css'
import { rappenWords } from '../invoices/money-words.ts'
import { paymentStanding } from './payment-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** A payment of the bank in a list: who paid, when, how much, and what is asked of it. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const { _id: paymentId, payer, date, amount, currency, bookings, named } = payment
  const numbers = bookings.length > 0 ? bookings.map(({ number }) => number).join(', ') : named
  return (
    <Row
      start={<RowIcon icon={IconBuildingBank} />}
      title={payer ?? t('Pagamento del {{date}}', { date: showDay(date) })}
      under={dotted([showDay(date), numbers])}
      end={
        <Inline as="span" align="center">
          <span className={classes.amount}>{rappenWords(amount, currency)}</span>
          <StatusBadge {...paymentStanding(payment, t)} />
        </Inline>
      }
      endBelow
      link={pages.office.link({ which: paymentId })}
    />
  )
}
