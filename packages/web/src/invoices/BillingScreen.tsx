import { type Month, monthBefore, monthHolding } from '@vicino/domain/days/month.ts'
import { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { late } from '../ui/late.ts'
import { MonthSteps } from '../ui/MonthSteps.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { FoldedPart } from '../ui/page/FoldedPart.tsx'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { FormSkeleton, RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Invoices.module.css'
import { InvoiceRow } from './InvoiceRow.tsx'
import { OfficeTiles } from './OfficeTiles.tsx'
import { ToBeIssued } from './ToBeIssued.tsx'

const AccountingTables = late(
  async () => (await import('./AccountingTables.tsx')).AccountingTables,
  <FormSkeleton fields={2} />,
)
const SendingSection = late(async () => (await import('./SendingSection.tsx')).SendingSection)

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
      <OfficeTiles />
      <MonthSteps
        month={month}
        last={monthHolding(today)}
        onMonth={to => void navigate({ ...pages.billing.link({ month: to }), replace: true })}
      />
      <Stack key={month}>
        <ToBeIssued month={month} mayIssue={mayIssue} />
        <AllIssued month={month} />
        {mayIssue && <SendingSection month={month} />}
      </Stack>
      <div className={classes.tables}>
        <FoldedPart title={t('Tabelle')}>
          <AccountingTables />
        </FoldedPart>
      </div>
    </Page>
  )
}

function AllIssued({ month }: { month: Month }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('Emesse')}>
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
    </PageSection>
  )
}
