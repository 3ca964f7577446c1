import type { Day } from '@vicino/domain/days/day.ts'
import { getUnorderedDays } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useMay } from '../../session/person.ts'
import type { TaskFilter } from './use-calendar.ts'
import type { Unordered } from './use-ordered.ts'

type Props = Pick<TaskFilter, 'type' | 'status'> & {
  startDate: Day
  endDate: Day
  onRead: (unordered: Unordered) => void
}

/** Reads which visits of all clients are not prescribed: it comes after them. What is left of an order their day says. */
export function UnorderedDays({ type, status, startDate, endDate, onRead }: Props) {
  const { t } = useTranslation()
  const when = useMay('prescription.read')
  const query = { type, status, startDate, endDate }
  const { data: days } = useRead(getUnorderedDays, { query }, { when, keepLast: true })
  useEffect(() => {
    if (!days) return
    onRead({
      ordered: new Map(
        days.flatMap(({ first }) => first.map(id => [id, t('Non tutto è prescritto')] as const)),
      ),
      alerts: new Map(
        days.map(({ date, count }) => [
          date,
          { count, words: t('{{count}} visite con prestazioni non prescritte', { count }) },
        ]),
      ),
    })
  }, [days, onRead, t])
  return null
}
