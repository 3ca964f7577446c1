import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceLine, InvoiceOrder, MaterialLine } from '@vicino/domain/invoices/invoice.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { FirstRows } from '../ui/page/FirstRows.tsx'
import classes from './Invoices.module.css'
import { InvoiceSum } from './InvoiceSum.tsx'
import { InvoiceMaterials } from './InvoiceMaterials.tsx'
import { lineWords, orderWords, performanceWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  dossierId: string
  lines: readonly InvoiceLine[]
  orders: readonly InvoiceOrder[]
  materials: readonly MaterialLine[]
  total: number
  payable: number
}

/** So many lines are in sight at first: a whole month of them stands between what pays and what is to be paid. */
const firstLines = 5

/** What is owed, day by day; each line opens to the visits and the very minutes that it comes from. */
export function InvoiceLines({ dossierId, lines, orders, materials, total, payable }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <div className={classes.lines}>
        <FirstRows items={lines} first={firstLines}>
          {shown =>
            shown.map(line => (
              <Line
                key={[line.date, line.letter, line.care_kind, line.ordered, ...line.orders].join(' ')}
                dossierId={dossierId}
                line={line}
                orders={orders.filter(({ _id }) => _id !== null && line.orders.includes(_id))}
              />
            ))
          }
        </FirstRows>
      </div>
      {materials.length > 0 && (
        <>
          <h3 className={classes.part}>{t('Materiale')}</h3>
          <InvoiceMaterials materials={materials} />
        </>
      )}
      <InvoiceSum total={total} payable={payable} />
    </div>
  )
}

type LineProps = { dossierId: string; line: InvoiceLine; orders: readonly InvoiceOrder[] }

function Line({ dossierId, line, orders }: LineProps) {
  const { t } = useTranslation()
  const { date, ordered, code, name, contract, tariff_type, share } = line
  const { hourly_rate, minutes, real_minutes, amount, performances, services } = line
  const position = dotted([tariff_type, code, name, contract])
  const careOrder = ordered ? t('con prescrizione medica') : t('senza prescrizione medica')
  const order = isLamal(line.letter) ? careOrder : ''
  return (
    <details className={classes.line}>
      <summary>
        <span className={classes.date}>{showDay(date)}</span>
        <span className={classes.what}>
          {lineWords(line, t)}
          <span className={classes.done}>{services.map(service => service.name).join(', ')}</span>
          <span className={classes.muted}>{dotted([order, code])}</span>
        </span>
        <span className={classes.minutes}>{t('{{minutes}} min', { minutes })}</span>
        <span className={classes.amount}>{moneyWords(amount)}</span>
        <IconChevronDown className={classes.opens} size={18} stroke={1.8} aria-hidden />
      </summary>
      <ul className={classes.from}>
        <li>
          {t('{{real}} minuti svolti, {{billed}} fatturati a {{rate}} l’ora', {
            real: real_minutes,
            billed: minutes,
            rate: moneyWords(hourly_rate),
          })}
        </li>
        {share && (
          <li>
            {t('Quota dell’assicuratore: {{percent}} % di {{whole}}; il resto lo paga il Cantone', {
              percent: formatIn(spokenLanguage()).number(share.percent),
              whole: moneyWords(share.whole),
            })}
          </li>
        )}
        {position !== '' && <li>{t('Tariffa: {{position}}', { position })}</li>}
        {performances.map(({ performanceId, taskId, service, minutes: own }) => (
          <li key={performanceId}>
            <Link {...pages.performance.link({ dossierId, performanceId })}>
              {performanceWords(
                services.find(one => one.code === service),
                own,
                t,
              )}
            </Link>
            {'\u00a0· '}
            <Link {...pages.task.link({ taskId })}>{t('Visita')}</Link>
          </li>
        ))}
        {ordered && orders.length === 0 && (
          <li>
            <Link {...pages.prescriptions.link({ dossierId })}>{t('Prescrizione medica')}</Link>
          </li>
        )}
        {orders.map(by => (
          <li key={by._id}>
            <Link {...pages.prescription.link({ dossierId, prescriptionId: by._id ?? '' })}>
              {t('Prescrizione medica: {{order}}', { order: orderWords(by, t) })}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
