import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import { invoiceDocuments, invoiceStates } from '@vicino/domain/invoices/invoice.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { type BadgeTone, StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Invoices.module.css'
import { lawWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'
import { periodWords } from '../ui/fields/read-day.ts'
import { dotted } from '../i18n/dotted.ts'

const tones: Record<InvoiceCard['state'], BadgeTone> = {
  issued: 'info',
  transmitted: 'info',
  accepted: 'ok',
  pending: 'attention',
  rejected: 'error',
  reminded: 'attention',
  partly_paid: 'attention',
  paid: 'ok',
  cancelled: 'neutral',
  counter_entry: 'neutral',
}

/** Where an invoice stands, in a word. */
export function InvoiceBadge({ state, level }: Pick<InvoiceCard, 'state' | 'level'>) {
  const { t } = useTranslation()
  const words = t(labelIn(invoiceStates, state))
  return (
    <StatusBadge
      tone={tones[state]}
      label={state === 'reminded' && level > 0 ? t('{{level}}° richiamo', { level }) : words}
    />
  )
}

type Props = { invoice: InvoiceCard; client?: string }

/** An invoice in a list: its period, its total, who pays; of which client where there are several. */
export function InvoiceRow({ invoice, client }: Props) {
  const { t } = useTranslation()
  const { _id: invoiceId, dossierId, number, document, state, level, period, total, payer, law } = invoice
  const who = payer ?? lawWords(law, t)
  const what = document === 'care' ? [] : [t(labelIn(invoiceDocuments, document))]
  return (
    <Row
      start={<RowIcon icon={IconFileInvoice} />}
      title={client ?? periodWords(period)}
      under={dotted([number, ...what, who])}
      end={
        <Inline as="span" align="center">
          <span className={classes.amount}>{moneyWords(total)}</span>
          <InvoiceBadge state={state} level={level} />
        </Inline>
      }
      endBelow
      link={pages.invoice.link({ dossierId, invoiceId })}
    />
  )
}
