import { exportOpenItems } from '@vicino/domain/invoices/accounting.contract.ts'
import { type OpenAge, openAges, type Sum } from '@vicino/domain/invoices/open-items.ts'
import {
  getOpenBalances,
  getOpenItems,
  type OpenBalance,
  type OpenItem,
  type OpenSums,
} from '@vicino/domain/invoices/open-items.contract.ts'
import { getOverdueInvoices, remindedAtOnce } from '@vicino/domain/invoices/reminders.contract.ts'
import { IconCheck, IconFileInvoice, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { useAnswers, usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Invoices.module.css'
import { InvoiceBadge, InvoiceRow } from './InvoiceRow.tsx'
import { moneyWords } from './money-words.ts'
import { Reminding } from './Reminding.tsx'
import { dotted } from '../i18n/dotted.ts'

const byInvoice = { value: 'invoice', label: 'Per fattura' } as const
const byClient = { value: 'client', label: 'Per cliente' } as const
const byPayer = { value: 'payer', label: 'Per pagatore' } as const

/** An age, or what is owed back. */
type Kind = OpenAge | 'credit'

const creditLabel = { value: 'credit', label: 'Pagate in più' } as const

/** What is still to come in, of all months. */
export function OpenItemsScreen() {
  const { t } = useTranslation()
  const [by, setBy] = useState<'invoice' | 'client' | 'payer'>('invoice')
  const knowsPayers = useMay('sanitary.read')
  return (
    <Page>
      <PageHeader
        title={t('Fatture aperte')}
        back={pages.billing.link()}
        actions={<DownloadLink href={addressOf(exportOpenItems, {})} />}
      />
      <Stack>
        <Segmented
          label={t('Come raggruppare')}
          options={knowsPayers ? [byInvoice, byPayer, byClient] : [byInvoice, byClient]}
          value={by}
          onChange={setBy}
          full
        />
        {by === 'invoice' ? <OpenList /> : <Balances by={by} />}
      </Stack>
    </Page>
  )
}

function OpenList() {
  const { t } = useTranslation()
  const [age, setAge] = useState<Kind | null>(null)
  const read = useAnswers(getOpenItems, { query: { ...(age && { age }) } })
  const sums = read.data?.[0]?.sums
  const items = { ...read, data: read.data?.flatMap(answer => answer.items) }
  return (
    <>
      {sums && <Ages sums={sums} age={age} onAge={setAge} />}
      <LoadedPages
        pages={items}
        skeleton={<RowsSkeleton rows={5} />}
        empty={<EmptyState icon={IconFileInvoice} words={t('Nulla di aperto')} />}
      >
        {open => (
          <List label={t('Fatture aperte')}>
            {open.map(item => (
              <OpenRow key={item._id} item={item} />
            ))}
          </List>
        )}
      </LoadedPages>
    </>
  )
}

/** The sums by age; a tap shows those of one age, another all again. */
function Ages({ sums, age, onAge }: { sums: OpenSums; age: Kind | null; onAge: (age: Kind | null) => void }) {
  const { t } = useTranslation()
  const shown = [
    ...sums.ages.map(sum => ({ kind: sum.age, label: labelIn(openAges, sum.age), sum })),
    ...(sums.credit.count > 0 || age === 'credit'
      ? [{ kind: creditLabel.value, label: creditLabel.label, sum: sums.credit }]
      : []),
  ]
  return (
    <section aria-label={t('Totali')}>
      <p className={classes.openTotal}>
        <strong>{moneyWords(sums.total.amount)}</strong>
        <span>{t('Fatture aperte: {{number}}', { number: sums.total.count })}</span>
      </p>
      <div className={classes.ages}>
        {shown.map(({ kind, label, sum }) => (
          <button
            key={kind}
            type="button"
            className={classes.age}
            aria-pressed={kind === age}
            onClick={() => onAge(kind === age ? null : kind)}
          >
            <span className={classes.ageLabel}>{t(label)}</span>
            <span className={classes.ageAmount}>{moneyWords(sum.amount)}</span>
            <span className={classes.ageLabel}>{sum.count}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

function OpenRow({ item }: { item: OpenItem }) {
  const { t } = useTranslation()
  const { _id: invoiceId, dossierId, client, number, payer, state, level, period, open, days, due_on } = item
  const due = showDay(due_on)
  return (
    <Row
      start={<RowIcon icon={IconFileInvoice} />}
      title={client.name}
      under={dotted([
        number,
        payer,
        periodWords(period),
        t('da {{count}} giorni', { count: days }),
        t('scadenza {{date}}', { date: due }),
      ])}
      end={
        <Inline as="span" align="center">
          <span className={classes.ageAmount}>{moneyWords(open)}</span>
          <InvoiceBadge state={state} level={level} />
        </Inline>
      }
      endBelow
      link={pages.invoice.link({ dossierId, invoiceId })}
    />
  )
}

function Balances({ by }: { by: 'payer' | 'client' }) {
  const { t } = useTranslation()
  const label = by === 'payer' ? t('Per pagatore') : t('Per cliente')
  return (
    <LoadedPages
      pages={usePages(getOpenBalances, { query: { by } })}
      skeleton={<RowsSkeleton rows={5} />}
      empty={<EmptyState icon={IconFileInvoice} words={t('Nulla di aperto')} />}
    >
      {balances => (
        <List label={label}>
          {balances.map(balance => (
            <BalanceRow key={balance.client?._id ?? balance.payer} balance={balance} />
          ))}
        </List>
      )}
    </LoadedPages>
  )
}

const moneyOf = ({ amount }: Sum) => moneyWords(amount)

function BalanceRow({ balance: { payer, client, open, overdue, oldest } }: { balance: OpenBalance }) {
  const { t } = useTranslation()
  return (
    <Row
      start={<RowIcon icon={IconUser} />}
      title={payer ?? client?.name}
      under={t('Fatture: {{number}}, la prima del {{date}}', { number: open.count, date: showDay(oldest) })}
      end={
        <Inline as="span" align="center">
          <span className={classes.ageAmount}>{moneyOf(open)}</span>
          {overdue.count > 0 && (
            <StatusBadge tone="attention" label={t('{{amount}} scaduti', { amount: moneyOf(overdue) })} />
          )}
        </Inline>
      }
      endBelow
      {...(client && { link: pages.invoices.link({ dossierId: client._id }) })}
    />
  )
}

/** What should have been paid by now, and the reminders that are written of it. */
export function OverdueScreen() {
  const { t } = useTranslation()
  const mayRemind = useMay('billing.issue_storno', 'write')
  const read = usePages(getOverdueInvoices, { query: { limit: remindedAtOnce } })
  return (
    <Page>
      <PageHeader title={t('Fatture scadute')} back={pages.billing.link()} />
      <LoadedPages
        pages={read}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<EmptyState icon={IconCheck} words={t('Nessuna fattura è scaduta')} />}
      >
        {overdue =>
          mayRemind ? (
            <Reminding overdue={overdue} />
          ) : (
            <List label={t('Fatture scadute')}>
              {overdue.map(invoice => (
                <InvoiceRow key={invoice._id} invoice={invoice} client={invoice.client.name} />
              ))}
            </List>
          )
        }
      </LoadedPages>
    </Page>
  )
}
