import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import { clockAt } from '@vicino/domain/days/clock.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type ReactNode, useState } from 'react'
import type { Gallery } from '../../gallery/gallery.ts'
import { useToday } from '../../i18n/use-today.ts'
import type { CalendarItem, ItemMark, ItemTone } from './calendar-item.ts'
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
  { title: 'Riunione di équipe', tone: 'ok', mark: 'star', words: 'Evento' },
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
    href: `#${made}`,
    movable: true,
    ...more,
  }
}

const wholeDays = (date: Day, end_date: Day, more: Partial<CalendarItem>): CalendarItem =>
  item(date, 0, 0, { end_date, start_time: null, end_time: null, ...more })

const away = { title: 'Vacanze Carla Fontana', tone: 'holiday', mark: 'away', words: 'Assenza' } as const

const ofDay = (date: Day, count: number): CalendarItem[] =>
  Array.from({ length: count }, (_, index) => {
    const start = 420 + ((index * 47 + Number(date.slice(8)) * 13) % 600)
    const past = date < day
    return item(
      date,
      start - (start % 15),
      30 + ((index * 15) % 60),
      past ? { struck: true, mark: 'done' } : {},
    )
  })

const month = daysOfView('month', day)
const fullMonth = [
  ...month.flatMap(date => ofDay(date, (Number(date.slice(8)) * 3) % 5)),
  wholeDays('2026-11-12', '2026-11-17', away),
  wholeDays('2026-11-24', '2026-11-24', {
    title: 'Formazione BLS',
    tone: 'ok',
    mark: 'star',
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
    mark: 'cancelled',
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

function Month({ items, counts }: { items: CalendarItem[]; counts?: ReadonlyMap<Day, number> }) {
  const [shown, setShown] = useState(day)
  return (
    <Frame>
      <MonthGrid
        day={shown}
        today={day}
        items={items}
        {...(counts ? { counts } : {})}
        holidays={holidays}
        onOpenDay={nothing}
        onOpen={nothing}
        onShowDay={setShown}
        onMove={() => Promise.resolve()}
        onAdd={nothing}
      />
    </Frame>
  )
}

function Days({ across, items, now = false }: { across: 1 | 3 | 7; items: CalendarItem[]; now?: boolean }) {
  const present = useToday()
  const days = daysOfView(across === 1 ? 'day' : 'week', now ? present : day, { daysAcross: across })
  return (
    <Frame>
      <Timeline
        days={days}
        today={now ? present : day}
        items={items}
        holidays={holidays}
        onOpen={nothing}
        onOpenDay={nothing}
        onMove={() => Promise.resolve()}
        onAdd={nothing}
      />
    </Frame>
  )
}

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
    { name: 'Giorno', alone: true, show: () => <Days across={1} items={fullWeek} /> },
    { name: 'Giorno vuoto', alone: true, show: () => <Days across={1} items={[]} now /> },
    { name: 'Giorno stracolmo', alone: true, show: () => <Days across={1} items={overfull} /> },
    { name: 'Tre giorni', alone: true, show: () => <Days across={3} items={fullWeek} /> },
    { name: 'Settimana', alone: true, show: () => <Days across={7} items={fullWeek} /> },
    { name: 'Settimana vuota', alone: true, show: () => <Days across={7} items={[]} now /> },
    {
      name: 'Settimana stracolma',
      alone: true,
      show: () => <Days across={7} items={[...overfull, ...fullWeek]} />,
    },
  ],
}
