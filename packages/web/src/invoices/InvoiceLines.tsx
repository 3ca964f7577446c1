import type { InvoiceLine, MaterialLine } from '@vicino/domain/invoices/invoice.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { showDay } from '../ui/fields/read-day.ts'
import classes from './Invoices.module.css'
import { InvoiceSum } from './InvoiceSum.tsx'
import { MaterialLines } from './MaterialLines.tsx'
import { lineWords } from './invoice-words.ts'
import { rappenWords } from './money-words.ts'

type Props = {
  dossierId: string
  lines: readonly InvoiceLine[]
  materials: readonly MaterialLine[]
  total: number
  payable: number
}

/** What is owed, day by day; each line opens to the visits and the very minutes that it comes from. */
export function InvoiceLines({ dossierId, lines, materials, total, payable }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      {lines.map(line => (
        <Line
          key={[line.date, line.letter, line.care_kind, line.ordered].join(' ')}
          dossierId={dossierId}
          line={line}
        />
      ))}
      {materials.length > 0 && (
        <>
          <h3 className={classes.part}>{t('Materiale')}</h3>
          <MaterialLines materials={materials} />
        </>
      )}
      <InvoiceSum total={total} payable={payable} />
    </div>
  )
}

function Line({ dossierId, line }: { dossierId: string; line: InvoiceLine }) {
  const { t } = useTranslation()
  const { date, ordered, code, hourly_rate, minutes, real_minutes, amount, performances } = line
  const order = ordered ? t('con ordine medico') : t('senza ordine medico')
  return (
    <details className={classes.line}>
      <summary>
        <span className={classes.date}>{showDay(date)}</span>
        <span className={classes.what}>
          {lineWords(line, t)}
          <span className={classes.muted}>{[order, code].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={classes.minutes}>{t('{{minutes}} min', { minutes })}</span>
        <span className={classes.amount}>{rappenWords(amount)}</span>
        <IconChevronDown className={classes.opens} size={18} stroke={1.8} aria-hidden />
      </summary>
      <ul className={classes.from}>
        <li>
          {t('{{real}} minuti svolti, {{billed}} fatturati a {{rate}} l’ora', {
            real: real_minutes,
            billed: minutes,
            rate: rappenWords(hourly_rate),
          })}
        </li>
        {performances.map(({ performanceId, taskId, minutes: own }) => (
          <li key={performanceId}>
            <Link {...pages.performance.link({ dossierId, performanceId })}>
              {t('Prestazione di {{minutes}} min', { minutes: own })}
            </Link>
            {' · '}
            <Link {...pages.task.link({ taskId })}>{t('Intervento')}</Link>
          </li>
        ))}
        {ordered && (
          <li>
            <Link {...pages.prescriptions.link({ dossierId })}>{t('Ordine medico')}</Link>
          </li>
        )}
      </ul>
    </details>
  )
}
