import { getInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileInvoice, IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { InvoiceRow } from './InvoiceRow.tsx'

/** The invoices of a client, the newest first. */
export function InvoicesScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getInvoices, { params: { dossierId } })
  const mayIssue = allows('billing.issue_storno')
  const issue = pages.newInvoice.link({ dossierId })
  return (
    <Screen
      read={read}
      skeleton={<RowsSkeleton rows={3} />}
      title={t('Fatture')}
      back={pages.dossier.link({ dossierId })}
      actions={
        mayIssue && (
          <LinkButton link={issue} leftSection={<IconPlus size={20} aria-hidden />}>
            {t('Fattura un mese')}
          </LinkButton>
        )
      }
    >
      {invoices =>
        invoices.length === 0 ? (
          <EmptyState icon={IconFileInvoice} words={t('Nessuna fattura')} />
        ) : (
          <List label={t('Fatture')}>
            {invoices.map(invoice => (
              <InvoiceRow key={invoice._id} invoice={invoice} />
            ))}
          </List>
        )
      }
    </Screen>
  )
}

/** Leads to the newest invoice of a client. */
export function NewestInvoiceScreen() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  return (
    <Screen
      read={useRead(getInvoices, { params: { dossierId } })}
      title={t('Fattura')}
      back={pages.invoices.link({ dossierId })}
    >
      {([newest]) =>
        newest ? (
          <Navigate {...pages.invoice.link({ dossierId, invoiceId: newest._id })} replace />
        ) : (
          <EmptyState icon={IconFileInvoice} words={t('Nessuna fattura')} />
        )
      }
    </Screen>
  )
}
