import type { PaymentSums } from '@vicino/domain/payments/payment.ts'
import { useTranslation } from 'react-i18next'
import classes from '../invoices/Invoices.module.css'
import { rappenWords } from '../invoices/money-words.ts'

const parts = [
  { value: 'booked', label: 'Contabilizzati' },
  { value: 'differing', label: 'Contabilizzati con un importo diverso' },
  { value: 'unmatched', label: 'Da assegnare' },
  { value: 'known', label: 'Già arrivati con un altro file' },
] as const

/** What became of a file: its parts, which are its whole, in each currency. */
export function SumsTable({ sums }: { sums: readonly PaymentSums[] }) {
  const { t } = useTranslation()
  return sums.map(({ currency, ...of }) => (
    <table key={currency} className={classes.sums}>
      <tbody>
        {parts
          .filter(({ value }) => of[value].count > 0)
          .map(({ value, label }) => (
            <tr key={value}>
              <th scope="row">{t(label)}</th>
              <td>{of[value].count}</td>
              <td>{rappenWords(of[value].amount, currency)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('In tutto')}</th>
          <td>{of.total.count}</td>
          <td>{rappenWords(of.total.amount, currency)}</td>
        </tr>
      </tfoot>
    </table>
  ))
}
