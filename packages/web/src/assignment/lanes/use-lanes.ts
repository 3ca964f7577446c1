import { clashingAmong } from '@vicino/domain/assignment/clashing.ts'
import type { Town } from '@vicino/domain/assignment/lane-gaps.ts'
import { laneScale, type LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { getVisitTowns } from '@vicino/domain/tasks/visit-towns.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useMemo } from 'react'
import { useRead } from '../../calls/use-read.ts'
import { useClock } from '../../i18n/use-today.ts'
import { useMay } from '../../session/person.ts'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { useItems } from '../../tasks/calendar/use-items.ts'
import { nothingOrdered } from '../../tasks/calendar/use-ordered.ts'
import type { ShownBoard } from '../use-board.ts'
import { dayPartsOf, type LaneData, type Lanes, lanesOf } from './lane-data.ts'

export type ShownLanes = Lanes & { scale: LaneScale; all: LaneData[] }
export type Towns = ReadonlyMap<Id, Town>

/** The lanes of a day that was read. */
export function useLanes(board: ShownBoard, towns: Towns, calendar: Calendar): ShownLanes {
  const { day, today } = calendar
  const items = useItems(board.tasks, calendar, nothingOrdered)
  const clock = useClock()
  const clashing = useMemo(() => clashingAmong(board.tasks), [board.tasks])
  return useMemo(() => {
    const byId = new Map(items.map(item => [item._id, item]))
    const lanes = lanesOf(board, { day, items: byId, towns, clashing, now: { today, clock } })
    return { ...lanes, scale: laneScale(dayPartsOf(lanes)), all: [lanes.open, ...lanes.lanes] }
  }, [board, day, items, towns, clashing, today, clock])
}

/** The towns of who is visited on a day; `coming`: whoever may not know them, or cannot have them, waits for nothing. */
export function useTowns(day: Day): { towns: Towns; coming: boolean } {
  const mayKnow = useMay('personal.read', 'read')
  const query = { startDate: day, endDate: day }
  const { data, isLoading } = useRead(getVisitTowns, { query }, { when: mayKnow, anew: true })
  const towns = useMemo(() => new Map(data?.map(town => [town.dossierId, town])), [data])
  return { towns, coming: isLoading }
}
