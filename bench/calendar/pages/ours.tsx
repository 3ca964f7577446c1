import '../../../packages/web/src/i18n/warm-formatters.ts'
import '../../../packages/web/src/ui/global.css'
import { createRoot } from 'react-dom/client'
import type { Day } from '../../../packages/domain/src/days/day.ts'
import { startTexts } from '../../../packages/web/src/i18n/texts.ts'
import type { CalendarItem, ItemTone } from '../../../packages/web/src/ui/calendar/calendar-item.ts'
import { MonthGrid } from '../../../packages/web/src/ui/calendar/MonthGrid.tsx'
import { Timeline } from '../../../packages/web/src/ui/calendar/Timeline.tsx'
import { offer, type View } from './bench-page.ts'
import type { BenchTask } from './tasks.ts'

const tones: readonly ItemTone[] = ['primary', 'info', 'attention', 'holiday', 'ok']
const nothing = (): void => undefined
const moved = (): Promise<void> => Promise.resolve()

const itemOf = ({ id, title, kind, done, date, end, clocks }: BenchTask): CalendarItem => ({
  _id: id,
  title,
  tone: tones[kind]!,
  date,
  end_date: end,
  start_time: clocks?.from ?? null,
  end_time: clocks?.to ?? null,
  words: done ? 'Completato' : 'In attesa',
  href: `#${id}`,
  movable: true,
  ...(done ? { struck: true, mark: 'check' as const } : {}),
})

function Calendar({ view, day, items }: { view: View; day: Day; items: CalendarItem[] }) {
  const common = { today: null, items, onOpen: nothing, onOpenDay: nothing, onAdd: nothing, onMove: moved }
  return view === 'month' ? (
    <MonthGrid day={day} {...common} onShowDay={nothing} />
  ) : (
    <Timeline days={[day]} {...common} />
  )
}

await startTexts('it')
const root = createRoot(document.getElementById('page')!)
offer((view, day, tasks) => root.render(<Calendar view={view} day={day} items={tasks.map(itemOf)} />))
