import ICAL from 'ical.js'
import { addDays, type Day } from '../days/day.ts'
import { homeZone, type Instant } from '../days/instant.ts'
import type { Task } from '../tasks/task.ts'
import type { TaskType } from '../tasks/task-type.ts'
import type { Language } from '../wire/language.ts'

/** How far a feed looks back and ahead, in days. */
const daysBehind = 7
const daysAhead = 60

export const daysOfFeed = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -daysBehind),
  to: addDays(today, daysAhead),
})

/** What a feed is told of a task: of a visit nothing but whom it is to. */
export type FedTask = Pick<
  Task,
  '_id' | 'version' | 'type' | 'title' | 'date' | 'end_date' | 'start_time' | 'end_time' | 'status'
> & { client: { first_name: string; last_name: string } | null }

/** How a feed is written: whether with names, in which language, and when. */
export type FeedStyle = { names: boolean; language: Language; now: Instant }

const kinds: Record<TaskType, Record<Language, string>> = {
  client: { it: 'Visita', de: 'Besuch', fr: 'Passage', en: 'Visit' },
  reminder: { it: 'Promemoria', de: 'Erinnerung', fr: 'Rappel', en: 'Reminder' },
  task: { it: 'Compito', de: 'Aufgabe', fr: 'Tâche', en: 'Task' },
  holiday: { it: 'Assenza', de: 'Abwesenheit', fr: 'Absence', en: 'Absence' },
  event: { it: 'Evento', de: 'Anlass', fr: 'Événement', en: 'Event' },
  personal: { it: 'Personale', de: 'Persönlich', fr: 'Personnel', en: 'Personal' },
}

// The rules of the zone since 1996, as RFC 5545 3.6.5 asks for beside every TZID.
const zone = `BEGIN:VTIMEZONE
TZID:${homeZone}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

/**
 * The feed as a calendar program reads it (RFC 5545). It ends in clouds that are not ours, so it never says an
 * address, a phone, a service or a note, and a client's name only where the business allows it: a title that
 * somebody typed may hold any of them.
 */
export function writeFeed(tasks: readonly FedTask[], style: FeedStyle): string {
  const calendar = new ICAL.Component('vcalendar')
  const facts = {
    version: '2.0',
    prodid: '-//Vicino//Calendario//IT',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    'x-wr-calname': 'Vicino',
    'x-wr-timezone': homeZone,
    'x-published-ttl': 'PT1H',
  }
  for (const [name, value] of Object.entries(facts)) calendar.addPropertyWithValue(name, value)
  calendar.addSubcomponent(ICAL.Component.fromString(zone))
  for (const task of tasks) calendar.addSubcomponent(eventOf(task, style))
  return calendar.toString()
}

function eventOf(task: FedTask, style: FeedStyle): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const stamp = ICAL.Time.fromDateTimeString(`${style.now.slice(0, 19)}Z`)
  event.addPropertyWithValue('uid', `${task._id}@vicino`)
  event.addPropertyWithValue('dtstamp', stamp)
  event.addPropertyWithValue('sequence', task.version)
  addTime(event, task)
  event.addPropertyWithValue('summary', summaryOf(task, style))
  event.addPropertyWithValue('class', 'PRIVATE')
  event.addPropertyWithValue('status', task.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED')
  return event
}

/** Clocks as they stand in the plan, of the clients' zone; whole days end before the day that is named. */
function addTime(event: ICAL.Component, { date, end_date, start_time, end_time }: FedTask): void {
  if (start_time === null || end_time === null) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(end_date, 1)))
    return
  }
  const times = { dtstart: `${date}T${start_time}:00`, dtend: `${end_date}T${end_time}:00` }
  for (const [name, time] of Object.entries(times))
    event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(time)).setParameter('tzid', homeZone)
}

function summaryOf({ type, title, client }: FedTask, { names, language }: FeedStyle): string {
  const kind = kinds[type][language]
  if (client) return `${kind}: ${names ? `${client.first_name} ${client.last_name}` : initialsOf(client)}`
  return names && type !== 'personal' && title !== '' ? title : kind
}

const initialsOf = ({ first_name, last_name }: NonNullable<FedTask['client']>): string =>
  [first_name, last_name].map(name => `${[...name][0]}.`).join(' ')
