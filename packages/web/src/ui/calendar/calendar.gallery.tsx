import { daysOfView, stepView } from '@vicino/domain/calendar/calendar-view.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { clockAt } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, weekdayOf } from '@vicino/domain/days/day.ts'
import { type ReactNode, useMemo, useState } from 'react'
import type { Gallery } from '../../gallery/gallery.ts'
import { useToday } from '../../i18n/use-today.ts'
import type { CalendarItem, ItemMark, ItemTone } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { Timeline } from './Timeline.tsx'

const day: Day = '2026-11-18'
const nothing = (): void => undefined

const kinds: readonly { title: string; tone: ItemTone; mark?: ItemMark; words: string }[] = [
  { title: 'Bernasconi Maria', tone: 'primary', words: 'Visita cliente, In attesa' },
  { title: 'Ferrari Anna', tone: 'primary', words: 'Visita cliente, In attesa' },
  { title: 'Rossi Carlo', tone: 'primary', words: 'Visita cliente, Confermato' },
  { title: 'Ordinare le garze', tone: 'attention', mark: 'bell', words: 'Promemoria' },
  { title: 'Controllo del veicolo', tone: 'info', mark: 'list', words: 'Compito' },
  { title: 'Riunione di équipe', tone: 'ok', mark: 'event', words: 'Evento' },
  { title: 'Personale', tone: 'neutral', mark: 'lock', words: 'Personale' },
]

let made = 0
const item = (date: Day, start: number, length: number, more: Partial<CalendarItem> = {}): CalendarItem => {
  made += 1
  const kind = kinds[made % 5 === 0 ? 3 + (made % 4) : made % 3]!
  const end = start + length
  return {
    ...kind,
    _id: String(made),
    date,
    end_date: addDays(date, Math.floor(end / 1440)),
    start_time: clockAt(start),
    end_time: clockAt(end),
    detail: 'Anna Keller',
    href: `/plan/${made}`,
    movable: true,
    ...more,
  }
}

const wholeDays = (date: Day, end_date: Day, more: Partial<CalendarItem>): CalendarItem =>
  item(date, 0, 0, { end_date, start_time: null, end_time: null, ...more })

const away = { title: 'Vacanze Carla Fontana', tone: 'holiday', mark: 'plane', words: 'Assenza' } as const

const ofDay = (date: Day, count: number): CalendarItem[] =>
  Array.from({ length: count }, (_, index) => {
    const start = 420 + ((index * 47 + Number(date.slice(8)) * 13) % 600)
    const past = date < day
    return item(
      date,
      start - (start % 15),
      30 + ((index * 15) % 60),
      past ? { struck: true, mark: 'check' } : {},
    )
  })

const month = daysOfView('month', day)
const fullMonth = [
  ...month.flatMap(date => ofDay(date, (Number(date.slice(8)) * 3) % 5)),
  wholeDays('2026-11-12', '2026-11-17', away),
  wholeDays('2026-11-24', '2026-11-24', {
    title: 'Formazione BLS',
    tone: 'ok',
    mark: 'event',
    words: 'Evento',
  }),
  item('2026-11-19', 1320, 480, { title: 'Veglia notturna Rossi', tone: 'primary' }),
]

const week = daysOfView('week', day)
const fullWeek = [
  ...week.flatMap(date => ofDay(date, 8)),
  wholeDays('2026-11-17', '2026-11-19', away),
  item('2026-11-17', 1320, 480, { title: 'Veglia notturna Rossi' }),
  item(day, 660, 45, {
    title: 'Bianchi Luca',
    struck: true,
    mark: 'cross',
    reason: 'Ricovero',
    words: 'Visita cliente, Non eseguita',
  }),
]

const overfull = [
  ...ofDay(day, 60),
  ...Array.from({ length: 40 }, () => item(day, 600, 45)),
  ...Array.from({ length: 9 }, () => wholeDays(day, day, away)),
  item(day, 780, 60, { title: 'Medicazione complessa della gamba sinistra '.repeat(7) }),
  item(day, 900, 30, { title: 'Untitled' }),
]

const holidays = new Map<Day, string>([
  ['2026-11-01', 'Ognissanti'],
  ['2026-12-08', 'Immacolata'],
])

/** As high as a page gives it. */
function Frame({ children }: { children: ReactNode }) {
  return <div style={{ blockSize: '100dvh', display: 'grid', padding: '12px' }}>{children}</div>
}

/** What is moved stays where it was put; what is put on a Sunday is refused and goes back. */
function useMovable(start: readonly CalendarItem[]) {
  const [items, setItems] = useState(start)
  const onMove = async (moved: CalendarItem, time: CalendarTime): Promise<void> => {
    await new Promise(done => setTimeout(done, 300))
    if (weekdayOf(time.date) === 'sun') throw new Error('refused')
    setItems(before => before.map(one => (one._id === moved._id ? { ...one, ...time } : one)))
  }
  const onAdd = (time: CalendarTime, drawn?: Drawn): void => {
    drawn?.leave()
    setItems(before => [
      ...before,
      { ...kinds[0]!, ...time, _id: String(before.length + 10_000), href: '/plan', movable: true },
    ])
  }
  return { items, onMove, onAdd }
}

function Month({ items, day: first = day }: { items: readonly CalendarItem[]; day?: Day }) {
  const [shown, setShown] = useState(first)
  return (
    <Frame>
      <MonthGrid
        day={shown}
        today={day}
        {...useMovable(items)}
        holidays={holidays}
        onOpenDay={nothing}
        onOpen={nothing}
        onShowDay={setShown}
      />
    </Frame>
  )
}

type DaysProps = { view: 'day' | 'week'; items: readonly CalendarItem[]; day?: Day }

function Days({ view, items, day: first = day }: DaysProps) {
  const [shown, setShown] = useState(first)
  const days = useMemo(() => daysOfView(view, shown), [view, shown])
  const today = useToday()
  return (
    <Frame>
      <Timeline
        days={days}
        today={days.includes(today) ? today : day}
        {...useMovable(items)}
        holidays={holidays}
        onOpen={nothing}
        onOpenDay={setShown}
        onStep={step => setShown(stepView(view, shown, step))}
      />
    </Frame>
  )
}

const Present = () => <Days view="day" items={[]} day={useToday()} />
const PresentWeek = () => <Days view="week" items={[]} day={useToday()} />

export const gallery: Gallery = {
  title: 'Calendario',
  entries: [
    { name: 'Mese', alone: true, show: () => <Month items={fullMonth} /> },
    { name: 'Mese vuoto', alone: true, show: () => <Month items={[]} /> },
    {
      name: 'Mese stracolmo',
      alone: true,
      show: () => <Month items={[...fullMonth, ...month.flatMap(date => ofDay(date, 30))]} />,
    },
    { name: 'Giorno', alone: true, show: () => <Days view="day" items={fullWeek} /> },
    { name: 'Giorno vuoto', alone: true, show: () => <Present /> },
    { name: 'Giorno stracolmo', alone: true, show: () => <Days view="day" items={overfull} /> },
    { name: 'Settimana', alone: true, show: () => <Days view="week" items={fullWeek} /> },
    { name: 'Settimana vuota', alone: true, show: () => <PresentWeek /> },
    {
      name: 'Settimana stracolma',
      alone: true,
      show: () => <Days view="week" items={[...overfull, ...fullWeek]} />,
    },
  ],
}
