import { useTranslation } from 'react-i18next'
import classes from './Invoices.module.css'
import { moneyWords } from './money-words.ts'

/** What the lines of an invoice come to, and what is paid of it where that is not the same. */
export function InvoiceSum({ total, payable }: { total: number; payable: number }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.sum}>
        <span>{t('Totale')}</span>
        <span className={classes.amount}>{moneyWords(total)}</span>
      </p>
      {payable !== total && (
        <p className={classes.sum}>
          <span>{t('Da pagare, arrotondato a 5 centesimi')}</span>
          <span className={classes.amount}>{moneyWords(payable)}</span>
        </p>
      )}
    </>
  )
}
