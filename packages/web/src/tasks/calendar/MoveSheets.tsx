import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { OverlapSheet } from '../OverlapSheet.tsx'
import type { Hindered } from '../OverlapOffers.tsx'
import { ScopeSheet } from '../series/ScopeSheet.tsx'
import { StandingSeriesOffers } from '../series/SeriesOffers.tsx'
import { useApart } from '../series/use-apart.ts'
import { changedSeries } from '../series/use-series-weight.ts'
import type { ClashQuestion, MovingTasks } from './use-move-task.ts'

/** What a move may have to ask: how far it reaches in a series, and why two things stand at one time. */
export function MoveSheets({ scope, clash }: Pick<MovingTasks, 'scope' | 'clash'>) {
  const { t } = useTranslation()
  return (
    <>
      <ScopeSheet question={scope} confirmLabel={t('Sposta')} />
      {clash && <ClashSheet {...clash} />}
    </>
  )
}

/** What a move overlaps with, and what may be taken instead: of one visit, or of a whole series. */
function ClashSheet({ overlap, planned, series, settle }: ClashQuestion) {
  const apart = useApart('', series?.reach.apart)
  return (
    <OverlapSheet
      overlap={overlap}
      busy={false}
      banner={null}
      onConfirm={reason => settle({ reason, apart: apart.days })}
      onClose={() => settle(undefined)}
      offers={series ? undefined : { hindered: hinderedOf(planned), onTake: instead => settle({ instead }) }}
      instead={
        series && (
          <StandingSeriesOffers
            task={series.looked.task}
            weighing={changedSeries(series.looked, series.reach)}
            planned={{
              operators: planned.operators,
              client: planned.client,
              needed: neededBy(planned),
              clocks: clocksOf(planned),
            }}
            apart={{ ...apart, save: days => settle({ apart: days }) }}
            onTime={instead => settle({ instead })}
          />
        )
      }
    />
  )
}

const clocksOf = ({ start_time, end_time }: Task) => ({ start_time, end_time })

const neededBy = ({ needs = null }: Task): Hindered['needed'] => (needs === null ? [] : [needs])

const hinderedOf = ({ client, operators, ...visit }: Task): Hindered => ({
  visit,
  client: client?._id ?? null,
  operators,
  needed: neededBy({ client, operators, ...visit }),
})
