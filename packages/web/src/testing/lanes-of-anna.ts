import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { boardOf } from '@vicino/domain/assignment/board.ts'
import { clashingAmong } from '@vicino/domain/assignment/clashing.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { placeOf } from '@vicino/domain/travel/place-of.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { lanesOf } from '../assignment/lanes/lane-data.ts'
import type { CalendarItem } from '../ui/calendar/calendar-item.ts'

/** The day of Anna's lane, a Friday, looked at when it is nine o'clock. */
export const annasDay = '2026-11-20'

export const anna: Operator = {
  _id: newId(),
  name: 'Anna Ferrari',
  avatar: null,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  working_hours: { fri: [{ from: '07:00', to: '12:00' }] },
}

/** The lanes of a day on which Anna works, with these visits; their clients live in these towns. */
export function lanesOfAnna(tasks: readonly Task[], towns: readonly (string | undefined)[] = []) {
  const items = tasks.map(
    (task): CalendarItem => ({ ...task, words: '', tone: 'primary', href: '', movable: true }),
  )
  const board = {
    ...boardOf(tasks, [anna], annasDay),
    tasks,
    operators: [anna],
    needs: new Map(),
    checksOf: () => [],
    check: () => [],
  }
  return lanesOf(board, {
    day: annasDay,
    items: new Map(items.map(item => [item._id, item])),
    towns: new Map(
      tasks.flatMap(({ dossierId }, at) => {
        const city = towns[at]
        return city === undefined ? [] : [[dossierId!, { city, place: placeOf(city) }]]
      }),
    ),
    clashing: clashingAmong(tasks),
    now: { today: annasDay, clock: '09:00' },
  })
}
