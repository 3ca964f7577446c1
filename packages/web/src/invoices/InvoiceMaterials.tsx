import type { MaterialLine } from '@vicino/domain/invoices/invoice.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quantityWords } from '../materials/material-words.ts'
import { pages } from '../pages/pages.ts'
import { showDay } from '../ui/fields/read-day.ts'
import classes from './Invoices.module.css'
import { moneyWords } from './money-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = { materials: readonly MaterialLine[] }

/** The materials of an invoice, apart from its minutes; each line opens to where it was used. */
export function InvoiceMaterials({ materials }: Props) {
  return (
    <div>
      {materials.map(line => (
        <Line key={`${line.date} ${line.materialId}`} line={line} />
      ))}
    </div>
  )
}

function Line({ line }: { line: MaterialLine }) {
  const { t } = useTranslation()
  const { date, name, unit, tariff_type, code, quantity, price, amount, uses } = line
  return (
    <details className={classes.line}>
      <summary>
        <span className={classes.date}>{showDay(date)}</span>
        <span className={classes.what}>
          {name}
          <span className={classes.muted}>{dotted([tariff_type, code])}</span>
        </span>
        <span className={classes.minutes}>{quantityWords(quantity, { unit })}</span>
        <span className={classes.amount}>{moneyWords(amount)}</span>
        <IconChevronDown className={classes.opens} size={18} stroke={1.8} aria-hidden />
      </summary>
      <ul className={classes.from}>
        <li>{t('{{price}} per {{unit}}', { price: moneyWords(price), unit })}</li>
        {uses.map(({ useId: materialUseId, taskId, quantity: own }) => (
          <li key={materialUseId}>
            {t('Usato: {{quantity}}', { quantity: quantityWords(own, { unit }) })}
            {'\u00a0· '}
            <Link {...pages.task.link({ taskId })}>{t('Visita')}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
