import type { Day } from '../days/day.ts'
import type { NamedPerson } from '../people/named-person.ts'
import { groupByDay } from '../tasks/schedule.ts'
import type { Task } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import { boardOf, type Column } from './board.ts'
import { loadMinutes } from './load.ts'
import { contractMinutes } from './worked-hours.ts'
import type { Assignable } from './assignment-check.ts'

/** What somebody has to do on a day, in its order, and how long that takes. */
export type WeekCell = { day: Day; tasks: Task[]; minutes: number }

/**
 * Somebody's days beside each other; what her contract asks for on them, null where it says no hours. `takes`: the reader
 * plans for her, so something can be given to her.
 */
type WeekRow = {
  person: NamedPerson
  takes: boolean
  cells: WeekCell[]
  minutes: number
  contract: number | null
}

/** What nobody carries out yet by day, then each operator's days, then those of others who have something. */
export type WeekBoard = { open: WeekCell[]; rows: WeekRow[] }

/** The tasks of some days in a row by who carries them out. What reaches into two days stands on both. */
export function weekOf(
  tasks: readonly Task[],
  operators: readonly (NamedPerson & Pick<Assignable, 'working_hours'>)[],
  days: readonly [Day, ...Day[]],
): WeekBoard {
  const cellsOf = (own: readonly Task[]): WeekCell[] => {
    const byDay = new Map(groupByDay(own, days[0], days.at(-1)!).map(({ day, tasks: ofDay }) => [day, ofDay]))
    return days.map(day => {
      const ofDay = byDay.get(day) ?? []
      return { day, tasks: ofDay, minutes: loadMinutes(ofDay, day) }
    })
  }
  const rowOf = (
    { operator: person, tasks: own }: Column<NamedPerson>,
    { takes, contract }: Pick<WeekRow, 'takes' | 'contract'>,
  ): WeekRow => {
    const cells = cellsOf(own)
    return { person, takes, cells, minutes: cells.reduce((sum, { minutes }) => sum + minutes, 0), contract }
  }
  const hours = new Map<Id, Assignable['working_hours']>(
    operators.map(({ _id, working_hours }) => [_id, working_hours]),
  )
  const { unassigned, columns, others } = boardOf(tasks, operators, days[0])
  return {
    open: cellsOf(unassigned),
    rows: [
      ...columns.map(column =>
        rowOf(column, { takes: true, contract: contractMinutes(hours.get(column.operator._id) ?? {}, days) }),
      ),
      ...others.map(column => rowOf(column, { takes: false, contract: null })),
    ],
  }
}
