import { IconCalendarWeek } from '@tabler/icons-react'
import type { Day } from '@vicino/domain/days/day.ts'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { addingLink } from './calendar-links.ts'
import { ScheduleDayList } from './ScheduleDayList.tsx'
import { emptyDaysAt, scheduleDays } from './schedule-days.ts'
import { ScheduleEdge } from './ScheduleEdge.tsx'
import classes from './Schedule.module.css'
import type { Calendar } from './use-calendar.ts'
import { useOrdered } from './use-ordered.ts'
import { useReadOnly } from './use-read-only.ts'
import { useSchedule } from './use-schedule.ts'
import { useScheduleAnchor, useSchedulePlace } from './use-schedule-place.ts'

/** After so many days without anything the agenda goes on only when it is asked to. */
const emptyAtMost = 21

/** The calendar as an agenda, day by day, further in both directions as one scrolls. */
export function ScheduleView({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { day, today, filter, of } = calendar
  const readOnly = useReadOnly()
  const box = useRef<HTMLElement>(null)
  const anchored = useScheduleAnchor(box, day)
  const { stretches, loading, failure, retry, before, after } = useSchedule({
    anchor: anchored.anchor,
    filter,
    of,
  })
  const days = useMemo(() => stretches.flatMap(stretch => scheduleDays(stretch, today)), [stretches, today])
  const isEmpty = stretches.length > 0 && stretches.every(({ tasks }) => tasks.length === 0)
  const place = useSchedulePlace(box, {
    from: stretches[0]?.from,
    anchored,
    onSee: seen => calendar.show({ date: seen }, { replace: true }),
  })
  const withOperators = of === 'all'
  const { ordered, onRead, OrderedVisits } = useOrdered()
  // What comes fills the screen before what was: with less above than below the day would not stay at the top.
  const [filledFrom, setFilledFrom] = useState<Day | null>(null)
  const endWaits = emptyDaysAt('end', stretches) >= emptyAtMost
  const isFilled = filledFrom === anchored.anchor || !after.more || endWaits
  return (
    <section ref={box} className={classes.schedule} aria-label={t('Agenda')} {...place}>
      {failure && <LoadError failure={failure} onRetry={retry} />}
      {loading && <RowsSkeleton />}
      {stretches.length > 0 && (
        <>
          <OrderedVisits
            {...filter}
            startDate={stretches[0]!.from}
            endDate={stretches.at(-1)!.to}
            onRead={onRead}
          />
          <ScheduleEdge
            {...before}
            words={t('Giorni precedenti')}
            waits={!isFilled || emptyDaysAt('start', stretches) >= emptyAtMost}
          />
          {isEmpty && (
            <EmptyState
              icon={IconCalendarWeek}
              words={t('Nessun appuntamento in questi giorni')}
              {...(!readOnly && {
                action: { label: t('Aggiungi'), link: addingLink(calendar) },
              })}
            />
          )}
          {days.map(one => (
            <ScheduleDayList key={one.day} {...one} withOperators={withOperators} ordered={ordered} />
          ))}
          <ScheduleEdge
            {...after}
            words={t('Giorni seguenti')}
            waits={endWaits}
            onFar={() => setFilledFrom(anchored.anchor)}
          />
        </>
      )}
    </section>
  )
}
