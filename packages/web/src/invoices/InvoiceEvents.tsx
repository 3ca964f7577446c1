import type { Invoice } from '@vicino/domain/invoices/invoice.ts'
import { invoiceEventKinds } from '@vicino/domain/invoices/invoice-event.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { List, Row } from '../ui/page/List.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import classes from './Invoices.module.css'
import { moneyWords } from './money-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** What became of an invoice, the newest first, and the way to write more. */
export function InvoiceEvents({ invoice, mayWrite }: { invoice: Invoice; mayWrite: boolean }) {
  const { t } = useTranslation()
  const { _id: invoiceId, dossierId, events } = invoice
  if (events.length === 0 && !mayWrite) return null
  return (
    <PageSection
      title={t('Andamento')}
      action={
        mayWrite && (
          <LinkButton
            variant="default"
            link={pages.newInvoiceEvent.link({ dossierId, invoiceId })}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('Aggiungi')}
          </LinkButton>
        )
      }
    >
      {events.length > 0 && (
        <List label={t('Andamento')}>
          {events.map(({ _id, kind, date, amount, level, note, author }) => (
            <Row
              key={_id}
              title={
                level === null ? t(labelIn(invoiceEventKinds, kind)) : t('{{level}}° richiamo', { level })
              }
              under={dotted([showDay(date), author.name, note])}
              {...(amount !== null && {
                end: <span className={classes.amount}>{moneyWords(amount)}</span>,
              })}
            />
          ))}
        </List>
      )}
    </PageSection>
  )
}
