import { CalendarPage } from '../../tasks/calendar/CalendarPage.tsx'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { late } from '../../ui/late.ts'

const TeamView = late(async () => (await import('./TeamView.tsx')).TeamView, <LoadingBar />)

const team = { day: TeamView, week: TeamView }

/** Seven days beside each other have no room on a phone. */
const onPhone = { day: TeamView }

/** The calendar; who plans for a team sees its day in lanes, one of each operator, and its week by operator and day. */
export function TeamCalendar() {
  const narrow = useNarrow()
  return <CalendarPage team={narrow ? onPhone : team} />
}
