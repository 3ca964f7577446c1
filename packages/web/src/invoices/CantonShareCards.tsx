import { formatIn } from '@vicino/domain/days/format.ts'
import { type InvoiceContent, invoiceDocuments } from '@vicino/domain/invoices/invoice.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './Invoices.module.css'
import { InvoiceSum } from './InvoiceSum.tsx'
import { moneyWords } from './money-words.ts'

/** What a canton pays of acute and transitional care: to whom it goes, and each day with the whole that it is a part of. */
export function CantonShareCards({ content }: { content: InvoiceContent }) {
  const { t } = useTranslation()
  const { payer, client, canton_shares, total, payable, document } = content
  return (
    <Card title={t(labelIn(invoiceDocuments, document))}>
      <Facts>
        <Fact label={t('Destinatario')}>{payer.name}</Fact>
        <Fact label={t('Indirizzo')}>{payer.address?.full_address ?? ''}</Fact>
        <Fact label={t('Cliente')}>{client.name}</Fact>
        <Fact label={t('Periodo')}>{periodWords(content)}</Fact>
      </Facts>
      {canton_shares.map(({ date, letter, minutes, whole, percent, amount }, at) => (
        <p key={at} className={classes.contribution}>
          <span className={classes.date}>{showDay(date)}</span>
          <span className={classes.muted}>
            {t('{{letter}}, {{minutes}} min: {{percent}} % di {{whole}}', {
              letter,
              minutes,
              percent: formatIn(spokenLanguage()).number(percent),
              whole: moneyWords(whole),
            })}
          </span>
          <span className={classes.amount}>{moneyWords(amount)}</span>
        </p>
      ))}
      <InvoiceSum total={total} payable={payable} />
    </Card>
  )
}
