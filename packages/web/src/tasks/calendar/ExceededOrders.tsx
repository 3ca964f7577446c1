import type { Day } from '@vicino/domain/days/day.ts'
import {
  type ExceededOrder,
  getExceededOrders,
} from '@vicino/domain/prescriptions/exceeded-orders.contract.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { pages } from '../../pages/pages.ts'
import { LetterBalance } from '../../prescriptions/LetterBalance.tsx'
import { useMay } from '../../session/person.ts'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import classes from './ExceededOrders.module.css'
import type { CalendarFilter } from './use-calendar.ts'
import { periodWords } from '../../ui/fields/read-day.ts'

type Props = Pick<CalendarFilter, 'type' | 'status'> & { startDate: Day; endDate: Day }

/**
 * Under a month of all clients, of whom more is done and planned than was prescribed: how many orders, and opened each with
 * its bar and the way to the client's plan. Marked at every visit of theirs it would hide what nobody ordered.
 */
export function ExceededOrders({ type, status, startDate, endDate }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const when = useMay('prescription.read')
  const query = { type, status, startDate, endDate }
  const { data } = useRead(getExceededOrders, { query }, { when, keepLast: true })
  if (!data || data.count === 0) return null
  const { count, first } = data
  const more = count - first.length
  return (
    <>
      <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('Prescrizioni oltre i minuti: {{number}}', { number: count })}
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('Oltre i minuti prescritti')}>
        <ul>
          {first.map(order => (
            <Order key={order.prescriptionId} order={order} />
          ))}
        </ul>
        {more > 0 && <p className={classes.more}>{t('Altre: {{number}}', { number: more })}</p>}
      </Sheet>
    </>
  )
}

function Order({ order }: { order: ExceededOrder }) {
  const { dossierId, client, letters } = order
  return (
    <li className={classes.order}>
      <span className={classes.head}>
        <Link {...pages.dayServices.link({ dossierId })}>{client.name}</Link>
        <span className={classes.period}>{periodWords(order)}</span>
      </span>
      <ul>
        {letters.map(one => (
          <LetterBalance key={one.letter} {...one} />
        ))}
      </ul>
    </li>
  )
}
