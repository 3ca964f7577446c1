import { invoiceDocuments, type InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './Invoices.module.css'
import { InvoiceSum } from './InvoiceSum.tsx'
import { moneyWords } from './money-words.ts'

/** What a client contributes to her care: who pays it, and each day with what it is reckoned from. */
export function ContributionCards({ content }: { content: InvoiceContent }) {
  const { t } = useTranslation()
  const { payer, contributions, total, payable, document } = content
  return (
    <Card title={t(labelIn(invoiceDocuments, document))}>
      <Facts>
        <Fact label={t('Pagatore')}>{payer.name}</Fact>
        <Fact label={t('Indirizzo')}>{payer.address?.full_address ?? ''}</Fact>
        <Fact label={t('Periodo')}>{periodWords(content)}</Fact>
      </Facts>
      {contributions.map(({ date, care_amount, percent, cap, amount }) => (
        <p key={date} className={classes.contribution}>
          <span className={classes.date}>{showDay(date)}</span>
          <span className={classes.muted}>
            {t('{{percent}} % di {{care}}, al massimo {{cap}}', {
              percent: formatIn(spokenLanguage()).number(percent),
              care: moneyWords(care_amount),
              cap: moneyWords(cap),
            })}
          </span>
          <span className={classes.amount}>{moneyWords(amount)}</span>
        </p>
      ))}
      <InvoiceSum total={total} payable={payable} />
    </Card>
  )
}
