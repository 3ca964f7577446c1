import type { Day } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import {
  getUnorderedDays,
  getVisitFits,
  type VisitFit,
} from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { hoursWords } from '../../i18n/hours-words.ts'
import { useMay } from '../../session/person.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import type { SaidOfVisits, Unordered } from './use-ordered.ts'
import type { CalendarFilter } from './use-calendar.ts'

type Props = Pick<CalendarFilter, 'dossierId' | 'operatorId'> & {
  startDate: Day
  endDate: Day
  onRead: (ordered: SaidOfVisits) => void
}

/** Reads how the visits of some days stand to what is prescribed, and tells it in words: it comes after the visits. */
export function OrderedVisits({ dossierId, operatorId, startDate, endDate, onRead }: Props) {
  const { t } = useTranslation()
  const when = useMay('prescription.read') && problemOfRange(startDate, endDate) === null
  const query = { dossierId, operatorId, startDate, endDate }
  const { data: fits } = useRead(getVisitFits, { query }, { when, keepLast: true })
  useEffect(() => {
    if (fits) onRead(new Map(fits.map(fit => [fit.taskId, orderedWords(fit, t)])))
  }, [fits, onRead, t])
  return null
}

/** The gravest of what is to be said, in few words. */
function orderedWords({ none, unprescribed, exceeded, endsOn }: VisitFit, t: TFunction): string {
  if (none) return t('Senza prescrizione')
  const [name] = unprescribed
  if (name !== undefined) return t('Non prescritto: {{names}}', { names: unprescribed.join(', ') })
  const [beyond] = exceeded
  if (beyond)
    return t('Lettera {{letter}}: {{time}} oltre', {
      letter: beyond.letter,
      time: hoursWords(beyond.minutes / 60),
    })
  return t('Prescritto fino al {{day}}', { day: showDay(endsOn!) })
}

type OfAllProps = Pick<CalendarFilter, 'type' | 'status'> & {
  startDate: Day
  endDate: Day
  onRead: (unordered: Unordered) => void
}

/** Reads which visits of all clients are not prescribed: it comes after them. */
export function UnorderedDays({ type, status, startDate, endDate, onRead }: OfAllProps) {
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
          { count, words: t('visite con prestazioni non prescritte: {{number}}', { number: count }) },
        ]),
      ),
    })
  }, [days, onRead, t])
  return null
}
