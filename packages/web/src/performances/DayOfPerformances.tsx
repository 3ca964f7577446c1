import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import classes from './Performances.module.css'
import type { Selection } from './selection.ts'
import { type Doubts, PerformedVisitCard } from './PerformedVisitCard.tsx'
import type { VisitWithPerformances } from './visits-of-range.ts'

type Props = { day: Day; visits: readonly VisitWithPerformances[]; selection: Selection; doubts: Doubts }

/** The visits of one day with what was done on each. */
export function DayOfPerformances({ day, visits, selection, doubts }: Props) {
  return (
    <section>
      <h2 className={classes.day}>{formatIn(spokenLanguage()).longDayWithYear(day)}</h2>
      <Stack gap={12}>
        {visits.map(visit => (
          <PerformedVisitCard key={visit.taskId} visit={visit} selection={selection} doubts={doubts} />
        ))}
      </Stack>
    </section>
  )
}
