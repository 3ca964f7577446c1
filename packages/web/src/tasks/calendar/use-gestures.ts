import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../../pages/pages.ts'
import type { Drawn } from '../../ui/calendar/drawn.ts'
import type { QuickVisits } from '../quick/use-quick-visit.ts'
import type { CalendarItem } from '../../ui/calendar/calendar-item.ts'
import { addingAt, addingFor } from './calendar-links.ts'
import type { Calendar } from './use-calendar.ts'
import type { MovingTasks } from './use-move-task.ts'
import { useReadOnly } from './use-read-only.ts'

type Gestures = {
  onOpen: (item: CalendarItem) => void
  /** Absent where nothing may be planned. */
  onAdd?: (time: CalendarTime, drawn?: Drawn) => void
  onMove?: (item: CalendarItem, time: CalendarTime) => Promise<unknown>
}

type Asked = {
  calendar: Calendar
  tasks: readonly Task[] | undefined
  move: MovingTasks['move']
  /** Asks for what was drawn beside it; without it the whole form does. */
  begin?: QuickVisits['begin']
}

/** What a hand does in the calendar: open a task, begin a new one where it drew, move one. */
export function useGestures({ calendar, tasks, move, begin }: Asked): Gestures {
  const navigate = useNavigate()
  const readOnly = useReadOnly()
  const onOpen = ({ _id: taskId }: CalendarItem): void => void navigate(pages.task.link({ taskId }))
  const onAdd = (time: CalendarTime, drawn?: Drawn): void => {
    if (begin && drawn) begin({ time, drawn, ...addingFor(calendar) })
    else void navigate(pages.newTask.link({ ...addingAt(time), ...addingFor(calendar) }))
  }
  const onMove = async ({ _id }: CalendarItem, time: CalendarTime): Promise<void> => {
    const task = tasks?.find(one => one._id === _id)
    if (task) await move(task, time)
  }
  return readOnly ? { onOpen } : { onOpen, onAdd, onMove }
}
