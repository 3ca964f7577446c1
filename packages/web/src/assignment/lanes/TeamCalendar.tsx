import { CalendarPage } from '../../tasks/calendar/CalendarPage.tsx'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { late } from '../../ui/late.ts'

const TeamView = late(async () => (await import('./TeamView.tsx')).TeamView, <LoadingBar />)

const team = { day: TeamView, week: TeamView }

/** The calendar; who plans for a team sees its day in lanes, one of each operator, and its week by operator and day. */
export const TeamCalendar = () => <CalendarPage team={team} />
