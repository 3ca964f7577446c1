import { type Month, monthBefore, monthHolding } from '@vicino/domain/days/month.ts'
import { blocks } from '@vicino/domain/invoices/invoice-problem.ts'
import { invoiceProblems } from '@vicino/domain/invoices/invoice-problems.catalogue.ts'
import {
  getAllInvoices,
  getInvoiceControl,
  type ToControl,
} from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileInvoice, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { labelIn } from '../ui/fields/option.ts'
import { MonthSteps } from '../ui/MonthSteps.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { Section } from '../ui/page/Section.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { InvoiceRow } from './InvoiceRow.tsx'
import { IssueRunCard } from './IssueRunCard.tsx'
import classes from './Invoices.module.css'
import { moneyWords } from './invoice-words.ts'

/** The office's month: what is to be controlled and issued, and what was. */
export function BillingScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const navigate = useNavigate()
  const { month = monthBefore(today) } = usePage(pages.billing).search
  const mayIssue = useMay('billing.issue_storno', 'write')
  return (
    <Page>
      <PageHeader title={t('Fatturazione')} back={pages.more.link()} />
      <MonthSteps
        month={month}
        last={monthHolding(today)}
        onMonth={to => void navigate({ ...pages.billing.link({ month: to }), replace: true })}
      />
      <Stack key={month}>
        <ToBeIssued month={month} mayIssue={mayIssue} />
        <AllIssued month={month} />
        <Overdue />
      </Stack>
    </Page>
  )
}

function ToBeIssued({ month, mayIssue }: { month: Month; mayIssue: boolean }) {
  const { t } = useTranslation()
  const read = usePages(getInvoiceControl, { query: { month } })
  return (
    <Section title={t('Da fatturare')}>
      {mayIssue && <IssueRunCard month={month} waiting={read.total} />}
      <LoadedPages
        pages={read}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<EmptyState icon={IconFileInvoice} words={t('In questo mese non c’è nulla da fatturare')} />}
      >
        {clients => (
          <List label={t('Da fatturare')}>
            {clients.map(one => (
              <ToControlRow key={one.dossierId} one={one} month={month} opens={mayIssue} />
            ))}
          </List>
        )}
      </LoadedPages>
    </Section>
  )
}

function ToControlRow({ one, month, opens }: { one: ToControl; month: Month; opens: boolean }) {
  const { t } = useTranslation()
  const { dossierId, client, total, problems } = one
  return (
    <Row
      start={<RowIcon icon={IconUser} />}
      title={client.name}
      under={problemsWords(problems, t)}
      end={
        <span className={classes.end}>
          <span className={classes.amount}>{moneyWords(total)}</span>
          {problems.some(blocks) ? (
            <StatusBadge tone="error" label={t('Bloccata')} />
          ) : (
            <StatusBadge tone="ok" label={t('In ordine')} />
          )}
        </span>
      }
      endBelow
      {...(opens && { link: pages.newInvoice.link({ dossierId }, { month }) })}
    />
  )
}

/** The gravest in words, and how many there are beside it. */
function problemsWords([gravest, ...others]: ToControl['problems'], t: TFunction): string {
  if (!gravest) return ''
  const words = t(labelIn(invoiceProblems, gravest.code))
  return others.length === 0 ? words : t('{{words}}, e altro ({{number}})', { words, number: others.length })
}

/** What should have been paid by now, of whatever month. */
function Overdue() {
  const { t } = useTranslation()
  const read = usePages(getAllInvoices, { query: { unpaid: 'overdue' } })
  if (read.data?.length === 0) return null
  return (
    <Section title={t('Scadute, di ogni mese')}>
      <LoadedPages pages={read} skeleton={<RowsSkeleton rows={2} />} empty={null}>
        {invoices => (
          <List label={t('Scadute, di ogni mese')}>
            {invoices.map(invoice => (
              <InvoiceRow key={invoice._id} invoice={invoice} client={invoice.client.name} />
            ))}
          </List>
        )}
      </LoadedPages>
    </Section>
  )
}

function AllIssued({ month }: { month: Month }) {
  const { t } = useTranslation()
  return (
    <Section title={t('Emesse')}>
      <LoadedPages
        pages={usePages(getAllInvoices, { query: { month } })}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<EmptyState icon={IconFileInvoice} words={t('Nessuna fattura')} />}
      >
        {invoices => (
          <List label={t('Emesse')}>
            {invoices.map(invoice => (
              <InvoiceRow key={invoice._id} invoice={invoice} client={invoice.client.name} />
            ))}
          </List>
        )}
      </LoadedPages>
    </Section>
  )
}
