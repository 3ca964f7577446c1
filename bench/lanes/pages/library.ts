import '../../../packages/web/src/i18n/warm-formatters.ts'
import '@event-calendar/core/index.css'
import '../../../packages/web/src/ui/global.css'
import { type Calendar, createCalendar, Interaction, ResourceTimeline } from '@event-calendar/core'
import { offer } from './lanes-page.ts'
import type { TeamDay } from './team-day.ts'

const nobody = 'nobody'

let calendar: Calendar | null = null

const eventsOf = ({ visits }: TeamDay): Calendar.EventInput[] =>
  visits.map(({ _id, date, start_time, end_time, client, operators }) => ({
    id: _id,
    resourceIds: operators.length === 0 ? [nobody] : operators.map(operator => operator._id),
    start: `${date}T${start_time}:00`,
    end: `${date}T${end_time}:00`,
    title: client!.name,
  }))

/** Shows what the other page shows, with what it offers: the shift on the width of the screen, moving, resizing. */
function open(day: TeamDay): Calendar {
  return createCalendar(document.getElementById('page')!, [ResourceTimeline, Interaction], {
    view: 'resourceTimelineDay',
    locale: 'it',
    date: day.day,
    headerToolbar: { start: '', center: '', end: '' },
    height: '100%',
    slotMinTime: '06:00',
    slotMaxTime: '22:00',
    slotDuration: '01:00',
    slotWidth: 80,
    editable: true,
    selectable: true,
    resources: [
      { id: nobody, title: 'Da assegnare' },
      ...day.operators.map(({ _id: id, name: title }) => ({ id, title })),
    ],
    events: eventsOf(day),
  })
}

offer({
  show(day) {
    if (calendar) calendar.setOption('events', eventsOf(day)).setOption('date', day.day)
    else calendar = open(day)
  },
})
