import { getInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { InvoiceRow } from '../invoices/InvoiceRow.tsx'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/page/List.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { InvoicesSkeleton } from './SummarySkeletons.tsx'

/** So many stand on a page that is about more. */
const shownAtMost = 3

/** The last invoices of the client, for whoever comes for them; nothing where there is none yet. */
export function LastInvoices() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { data: invoices = [], isLoading } = useRead(getInvoices, { params: { dossierId } })
  if (isLoading) return <InvoicesSkeleton />
  if (invoices.length === 0) return null
  return (
    <PageSection
      title={t('Fatture')}
      action={
        invoices.length > shownAtMost && (
          <LinkButton link={pages.invoices.link({ dossierId })} variant="subtle">
            {t('Vedi altri')}
          </LinkButton>
        )
      }
    >
      <List label={t('Fatture')}>
        {invoices.slice(0, shownAtMost).map(invoice => (
          <InvoiceRow key={invoice._id} invoice={invoice} />
        ))}
      </List>
    </PageSection>
  )
}
