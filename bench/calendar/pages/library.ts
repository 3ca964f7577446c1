import '../../../packages/web/src/i18n/warm-formatters.ts'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/theme.css'
import 'fullcalendar/themes/classic/palette.css'
import '../../../packages/web/src/ui/global.css'
import { Calendar, type EventInput } from 'fullcalendar'
import dayGridPlugin from 'fullcalendar/daygrid'
import interactionPlugin from 'fullcalendar/interaction'
import classicTheme from 'fullcalendar/themes/classic'
import timeGridPlugin from 'fullcalendar/timegrid'
import { addDays, type Day } from '../../../packages/domain/src/days/day.ts'
import { offer, type View } from './bench-page.ts'
import type { BenchTask } from './tasks.ts'

const colours = ['#0f5f5b', '#1d4ea3', '#7a5200', '#6d3f86', '#1f6b45']

const eventOf = ({ id, title, kind, done, date, end, clocks }: BenchTask): EventInput => ({
  id,
  title,
  color: colours[kind]!,
  className: done ? 'done' : '',
  ...(clocks
    ? { start: `${date}T${clocks.from}`, end: `${end}T${clocks.to}` }
    : { start: date, end: addDays(end, 1), allDay: true }),
})

const views: Record<View, string> = { month: 'dayGridMonth', day: 'timeGridDay' }

let shown: EventInput[] = []
let calendar: Calendar | null = null

/** Shows what the other page shows, with what it offers: six weeks, four lines, five columns, moving, resizing. */
function open(view: View, day: Day): void {
  calendar = new Calendar(document.getElementById('page')!, {
    plugins: [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme],
    locale: 'it',
    initialView: views[view],
    initialDate: day,
    headerToolbar: false,
    height: '100%',
    dayMaxEvents: 4,
    eventMaxStack: 5,
    slotEventOverlap: false,
    nowIndicator: true,
    scrollTime: '08:00',
    editable: true,
    selectable: true,
    // Each step asks anew and draws once.
    lazyFetching: false,
    events: (_info, succeed) => succeed(shown),
  })
  calendar.render()
}

offer((view, day, tasks) => {
  shown = tasks.map(eventOf)
  if (calendar) calendar.gotoDate(day)
  else open(view, day)
})
