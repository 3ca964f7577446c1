import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { TeamDay } from './TeamDay.tsx'
import { TeamWeek } from './TeamWeek.tsx'

/** Both come in one file: who looks at one looks at the other too, and they share nearly all of it. */
export const TeamView = ({ calendar }: { calendar: Calendar }) =>
  calendar.view === 'week' ? <TeamWeek calendar={calendar} /> : <TeamDay calendar={calendar} />
