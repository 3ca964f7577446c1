import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { daysOfFeed, type FedTask, type FeedStyle, writeFeed } from './calendar-feed.ts'

const visit = (changed: Partial<FedTask> = {}): FedTask => ({
  _id: '0192f0c1-0000-7000-8000-000000000001',
  version: 3,
  type: 'client',
  title: 'Medicazione ulcera, Via Nassa 12',
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '08:00',
  end_time: '08:45',
  status: 'confirmed',
  client: { first_name: 'Élodie Maria', last_name: 'Bernasconi' },
  ...changed,
})
const style: FeedStyle = { names: false, language: 'it', now: '2026-11-20T09:00:00.000Z' }

const eventsOf = (tasks: FedTask[], changed: Partial<FeedStyle> = {}) =>
  ICAL.Component.fromString(writeFeed(tasks, { ...style, ...changed }))
    .getAllSubcomponents('vevent')
    .map(event => ({
      summary: event.getFirstPropertyValue('summary'),
      from: String(event.getFirstPropertyValue('dtstart')),
      to: String(event.getFirstPropertyValue('dtend')),
      zone: event.getFirstProperty('dtstart')!.getFirstParameter('tzid'),
      status: event.getFirstPropertyValue('status'),
    }))
const summaries = (tasks: FedTask[], changed?: Partial<FeedStyle>) =>
  eventsOf(tasks, changed).map(({ summary }) => summary)

it('looks a week back and sixty days ahead', () => {
  expect(daysOfFeed('2026-11-20')).toEqual({ from: '2026-11-13', to: '2027-01-19' })
})

it('is a calendar that another program reads, in the zone of the clients', () => {
  const text = writeFeed([visit()], style)
  expect(text.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const calendar = ICAL.Component.fromString(text)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstSubcomponent('vtimezone')!.getFirstPropertyValue('tzid')).toBe('Europe/Zurich')
  expect(eventsOf([visit()])).toEqual([
    {
      summary: 'Visita: É. B.',
      from: '2026-11-20T08:00:00',
      to: '2026-11-20T08:45:00',
      zone: 'Europe/Zurich',
      status: 'CONFIRMED',
    },
  ])
})

describe('what leaves the house', () => {
  it('is initials alone, whatever a title says', () => {
    const text = writeFeed([visit(), visit({ type: 'task', client: null })], style)
    for (const word of ['Bernasconi', 'Élodie', 'Nassa', 'ulcera', 'Medicazione'])
      expect(text).not.toContain(word)
    expect(summaries([visit({ type: 'task', client: null })])).toEqual(['Compito'])
  })

  it('is the name of a client or the title of a task where the business allows it', () => {
    expect(
      summaries([visit(), visit({ type: 'event', title: 'Riunione', client: null })], { names: true }),
    ).toEqual(['Visita: Élodie Maria Bernasconi', 'Riunione'])
    expect(summaries([visit({ type: 'personal', client: null })], { names: true })).toEqual(['Personale'])
  })

  it.each([
    ['de', 'Besuch: É. B.'],
    ['fr', 'Passage: É. B.'],
    ['en', 'Visit: É. B.'],
  ] as const)('speaks %s', (language, expected) => {
    expect(summaries([visit()], { language })).toEqual([expected])
  })
})

it.each<[string, Partial<FedTask>, object]>([
  [
    'a night watch',
    { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' },
    { from: '2026-11-20T22:00:00', to: '2026-11-21T06:00:00' },
  ],
  [
    'half past two of a night that has none',
    { date: '2026-03-29', end_date: '2026-03-29', start_time: '02:30', end_time: '03:30' },
    { from: '2026-03-29T02:30:00', zone: 'Europe/Zurich' },
  ],
  [
    'whole days end before the day that is named',
    { type: 'holiday', client: null, start_time: null, end_time: null, end_date: '2026-11-22' },
    { from: '2026-11-20', to: '2026-11-23', summary: 'Assenza' },
  ],
  ['what is not sure yet', { status: 'pending' }, { status: 'TENTATIVE' }],
])('%s', (_, changed, expected) => {
  expect(eventsOf([visit(changed)])).toMatchObject([expected])
})
