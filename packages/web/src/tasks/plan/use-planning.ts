import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../../app/links.ts'
import type { CalendarItem } from '../../ui/calendar/calendar-item.ts'
import type { Calendar } from './use-calendar.ts'
import { useReadOnly } from './use-read-only.ts'

type Planning = {
  onOpen: (item: CalendarItem) => void
  /** Absent where nothing may be planned. */
  onAdd?: (time: CalendarTime) => void
}

/** What a hand does in the calendar: open a task, begin a new one where it drew. */
export function usePlanning({ dossierId }: Pick<Calendar, 'dossierId'>): Planning {
  const navigate = useNavigate()
  const readOnly = useReadOnly()
  const onOpen = ({ _id: taskId }: CalendarItem): void => void navigate(pages.task.link({ taskId }))
  const onAdd = (time: CalendarTime): void =>
    void navigate({ ...pages.newTask.link(), search: newTaskSearch(time, dossierId) })
  return readOnly ? { onOpen } : { onOpen, onAdd }
}

const newTaskSearch = (
  { date, end_date, start_time, end_time }: CalendarTime,
  dossierId: string | undefined,
) => ({
  date,
  end_date,
  start_time: start_time ?? undefined,
  end_time: end_time ?? undefined,
  dossierId,
})
