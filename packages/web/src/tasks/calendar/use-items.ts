import { isLateToDo } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sayingOnce } from '../../i18n/saying-once.ts'
import { useClock } from '../../i18n/use-today.ts'
import { usePerson } from '../../session/person.ts'
import type { CalendarItem } from '../../ui/calendar/calendar-item.ts'
import { useReadOnly } from './use-read-only.ts'
import { type Look, taskItem } from './task-item.ts'
import type { Calendar } from './use-calendar.ts'

const nothing: readonly Task[] = []

/**
 * The tasks as the calendar draws them, with what is said of their order. A task that stayed the same stays the same
 * item, and its day is not drawn anew.
 */
export function useItems(
  tasks: readonly Task[] = nothing,
  { dossierId, of, today }: Pick<Calendar, 'dossierId' | 'of' | 'today'>,
  ordered: ReadonlyMap<string, string>,
): CalendarItem[] {
  const { t } = useTranslation()
  const person = usePerson()
  const readOnly = useReadOnly()
  const ofClient = dossierId !== undefined
  const withOperators = of === 'all'
  const itemOf = useMemo(
    () => itemsFor({ t: sayingOnce(t), person, today, ofClient, withOperators, readOnly }),
    [t, person, today, ofClient, withOperators, readOnly],
  )
  const clock = useClock()
  return useMemo(
    () => tasks.map(task => itemOf(task, isLateToDo(task, today, clock), ordered.get(task._id))),
    [tasks, itemOf, today, clock, ordered],
  )
}

type Known = { late: boolean; ordered: string | undefined; item: CalendarItem }

function itemsFor(look: Look): (task: Task, late: boolean, ordered: string | undefined) => CalendarItem {
  const drawn = new WeakMap<Task, Known>()
  return (task, late, ordered) => {
    const known = drawn.get(task)
    if (known?.late === late && known.ordered === ordered) return known.item
    const item = taskItem(task, look, late, ordered)
    drawn.set(task, { late, ordered, item })
    return item
  }
}
