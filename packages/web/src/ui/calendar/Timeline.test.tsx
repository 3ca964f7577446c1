import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import { Timeline, type TimelineProps } from './Timeline.tsx'

const week = daysOfView('week', '2026-11-18')

const visit = (
  _id: string,
  start_time: string | null,
  end_time: string | null,
  date: Day = '2026-11-18',
  more: Partial<CalendarItem> = {},
): CalendarItem => ({
  _id,
  title: `Visita ${_id}`,
  tone: 'primary',
  date,
  end_date: date,
  start_time,
  end_time,
  words: 'In attesa',
  href: `/plan/task/${_id}`,
  movable: true,
  ...more,
})

type Move = (item: CalendarItem, time: CalendarTime) => Promise<void>
type Props = TimelineProps<CalendarItem> & { onMove: Move; later: readonly CalendarItem[] }

/** A timeline whose moves are kept, unless `onMove` refuses them; `later` is what its days hold once they arrive. */
async function showTimeline(props: Partial<Props> = {}) {
  const asked = {
    onOpen: vi.fn<(item: CalendarItem) => void>(),
    onAdd: vi.fn<(time: CalendarTime, drawn: Drawn) => void>((_time, drawn) => drawn.leave()),
  }
  const { items: first = [], later = [], onMove = () => Promise.resolve(), ...rest } = props
  function Days() {
    const [items, setItems] = useState(first)
    const move = async (item: CalendarItem, time: CalendarTime) => {
      await onMove(item, time)
      setItems(before => before.map(one => (one._id === item._id ? { ...one, ...time } : one)))
    }
    return (
      <>
        <button type="button" onClick={() => setItems(later)}>
          I giorni arrivano
        </button>
        <Timeline days={week} today={null} items={items} onMove={move} {...asked} {...rest} />
      </>
    )
  }
  return { ...(await show(<Days />)), ...asked }
}

const link = (name: RegExp) => screen.getByRole('link', { name })
const place = () => within(screen.getByRole('region', { name: 'Calendario' })).getByRole('status')
const dayOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-column]')?.dataset['column']

test('only a block that shares its hour carries what is short; a mouse reads all of it', async () => {
  const { user } = await showTimeline({
    items: [
      visit('sola', '08:00', '09:00', '2026-11-17', { short: 'SO' }),
      visit('prima', '08:00', '09:00', '2026-11-18', { short: 'PR' }),
      visit('seconda', '08:30', '09:30', '2026-11-18', { short: 'SE' }),
    ],
  })
  expect(link(/sola/)).toHaveTextContent(/^Visita sola/)
  expect(link(/prima/)).toHaveTextContent(/^PRVisita prima/)
  await user.hover(link(/prima/))
  expect(link(/prima/)).toHaveAttribute('title', 'Visita prima, 08:00–09:00, In attesa')
})

test('a night watch stands on both its days, whole days above the hours', async () => {
  await showTimeline({
    items: [
      visit('notte', '22:00', '06:00', '2026-11-18', { end_date: '2026-11-19' }),
      visit('vacanze', null, null, '2026-11-17', { end_date: '2026-11-19' }),
    ],
  })
  const nights = screen.getAllByRole('link', { name: /^Visita notte, 22:00–06:00/ })
  expect(nights.map(dayOf)).toEqual(['2026-11-18', '2026-11-19'])
  const strip = screen.getByRole('group', { name: 'Tutto il giorno' })
  expect(
    within(strip).getByRole('link', { name: 'Visita vacanze, In attesa, Tutto il giorno' }),
  ).toBeVisible()
})

test('first stands at eight in the morning', async () => {
  await showTimeline()
  expect(screen.getByRole('region', { name: 'Calendario' }).scrollTop).toBe(480)
})

test('what finds no column is a number that opens a list', async () => {
  const items = Array.from({ length: 9 }, (_, index) => visit(String(index), '10:00', '10:30'))
  const { user, onOpen } = await showTimeline({ items, days: ['2026-11-18'] })
  expect(screen.getAllByRole('link')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Altri 4 appuntamenti' }))
  const list = await screen.findByRole('dialog', { name: 'mercoledì 18 novembre' })
  expect(within(list).getAllByRole('link')).toHaveLength(4)
  await user.click(within(list).getByRole('link', { name: /Visita 7/ }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(items[7])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the number above the hours lists all that fills the day', async () => {
  const items = Array.from({ length: 5 }, (_, index) => visit(String(index), null, null))
  const { user } = await showTimeline({ items })
  await user.click(screen.getByRole('button', { name: 'Altri 2 appuntamenti' }))
  expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(5)
})

test('the arrows move the focus along the day and to its neighbours', async () => {
  const { user } = await showTimeline({
    items: [
      visit('prima', '08:00', '09:00'),
      visit('dopo', '10:00', '11:00'),
      visit('domani', '10:00', '11:00', '2026-11-19'),
    ],
  })
  link(/prima/).focus()
  await user.keyboard('{ArrowDown}')
  expect(link(/dopo/)).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(link(/domani/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Home}')
  expect(link(/prima/)).toHaveFocus()
  await user.keyboard('{End}')
  expect(link(/dopo/)).toHaveFocus()
})

test('pages ask for the days before and after', async () => {
  const onStep = vi.fn<(step: -1 | 1) => void>()
  const { user } = await showTimeline({ items: [visit('a', '08:00', '09:00')], onStep })
  link(/Visita a/).focus()
  await user.keyboard('{PageDown}{PageUp}')
  expect(onStep.mock.calls).toEqual([[1], [-1]])
})

test('M moves an item by keyboard: the place is said, Enter puts it down, the focus stays on it', async () => {
  const { user } = await showTimeline({ items: [visit('a', '08:10', '09:10')] })
  link(/Visita a/).focus()
  await user.keyboard('m{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(place()).toHaveTextContent('giovedì 19 novembre, 08:15–09:30')
  await user.keyboard('{Enter}')
  const moved = await screen.findByRole('link', { name: /08:15–09:30/ })
  expect(dayOf(moved)).toBe('2026-11-19')
  await waitFor(() => expect(moved).toHaveFocus())
  expect(place()).toBeEmptyDOMElement()
})

test('Escape leaves it where it was; what may not be moved does not move', async () => {
  const onMove = vi.fn<Move>()
  const { user } = await showTimeline({
    items: [visit('a', '08:00', '09:00'), visit('fissa', '10:00', '11:00', '2026-11-18', { movable: false })],
    onMove,
  })
  link(/Visita a/).focus()
  await user.keyboard('m{ArrowDown}{Escape}')
  expect(place()).toBeEmptyDOMElement()
  link(/fissa/).focus()
  await user.keyboard('m{ArrowDown}')
  expect(place()).toBeEmptyDOMElement()
  expect(onMove).not.toHaveBeenCalled()
})

/** A week of a hundred pixels a day with one visit at eight on Wednesday; happy-dom lays nothing out. */
function layOut(): void {
  const columns = document.querySelector<HTMLElement>('[data-column]')!.parentElement!
  columns.getBoundingClientRect = () => new DOMRect(0, 0, 700, 1440)
  screen.getByRole('region', { name: 'Calendario' }).getBoundingClientRect = () => new DOMRect(0, 0, 700, 900)
  for (const item of columns.querySelectorAll('[data-id]'))
    item.getBoundingClientRect = () => new DOMRect(200, 480, 100, 60)
}

type Point = [x: number, y: number]

/** The steps of a drag, one after the other; `after` says what happens behind each of them. */
async function drag(element: Element, from: Point, to: Point, after?: (step: string) => void) {
  const at = ([clientX, clientY]: Point) => ({
    clientX,
    clientY,
    button: 0,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'mouse',
  })
  fireEvent.pointerDown(element, at(from))
  after?.('the press')
  fireEvent.pointerMove(element, at([from[0] + 6, from[1]]))
  after?.('its beginning')
  fireEvent.pointerMove(element, at(to))
  after?.('its last move')
  fireEvent.pointerUp(element, at(to))
  // Every release is a click too, which is none of what lies below.
  fireEvent.click(element, at(to))
}

test('a drag takes an item to another day and time', async () => {
  await showTimeline({ items: [visit('a', '08:00', '09:00')] })
  layOut()
  await drag(link(/Visita a/), [250, 500], [350, 560])
  const moved = await screen.findByRole('link', { name: /09:00–10:00/ })
  expect(dayOf(moved)).toBe('2026-11-19')
})

test('a drop that is refused goes back', async () => {
  const onMove = vi.fn<Move>().mockRejectedValue(new Error('offline'))
  await showTimeline({ items: [visit('a', '08:00', '09:00')], onMove })
  layOut()
  await drag(link(/Visita a/), [250, 500], [350, 560])
  await waitFor(() => expect(link(/08:00–09:00/)).not.toHaveAttribute('data-dragged'))
  expect(onMove).toHaveBeenCalledOnce()
  expect(onMove.mock.calls[0]![1]).toEqual({
    date: '2026-11-19',
    end_date: '2026-11-19',
    start_time: '09:00',
    end_time: '10:00',
  })
})

test('drawing on empty time asks for something new there', async () => {
  const { onAdd } = await showTimeline()
  layOut()
  await drag(document.querySelector('[data-column="2026-11-18"]')!, [250, 600], [250, 690])
  const time = { date: '2026-11-18', end_date: '2026-11-18', start_time: '10:00', end_time: '11:30' }
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(time, {
    box: expect.anything(),
    follow: expect.any(Function),
    leave: expect.any(Function),
  })
})

test('a click on empty time asks for an hour there; one on a visit opens it', async () => {
  const { onAdd } = await showTimeline({ items: [visit('a', '08:00', '09:00')] })
  layOut()
  const click = (element: Element): void => {
    const at = { clientX: 250, clientY: 600, button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' }
    fireEvent.pointerDown(element, at)
    fireEvent.pointerUp(element, at)
    fireEvent.click(element, at)
  }
  click(screen.getAllByRole('link')[0]!)
  expect(onAdd).not.toHaveBeenCalled()
  click(document.querySelector('[data-column="2026-11-18"]')!)
  expect(onAdd.mock.calls).toMatchObject([
    [{ date: '2026-11-18', start_time: '10:00', end_time: '11:00' }, {}],
  ])
})

test.each([
  ['at its edge', 502, 'first'],
  ['a thumb above it', 470, 'first'],
  ['nearer to the one below', 515, 'second'],
  ['further than a thumb', 460, null],
])('a finger meets a short visit %s', async (_where, clientY, met) => {
  const items = [visit('first', '08:00', '08:20'), visit('second', '08:35', '08:55')]
  const { onOpen } = await showTimeline({ items, days: ['2026-11-18'] })
  link(/first/).getBoundingClientRect = () => new DOMRect(0, 480, 300, 22)
  link(/second/).getBoundingClientRect = () => new DOMRect(0, 515, 300, 22)
  const click = (element: Element, pointerType: string): void =>
    void fireEvent(
      element,
      new PointerEvent('click', { bubbles: true, cancelable: true, clientX: 100, clientY, pointerType }),
    )
  const column = document.querySelector('[data-column]')!
  click(column, 'mouse')
  expect(onOpen).not.toHaveBeenCalled()
  click(column, 'touch')
  expect(onOpen.mock.calls.map(([{ _id }]) => _id)).toEqual(met === null ? [] : [met])
})

test.each(['the press', 'its beginning', 'its last move'])(
  'a drawing is kept where its hour turns out to be taken: the days arrive after %s',
  async when => {
    const later = [visit('a', '10:00', '11:00'), visit('bar', null, null)]
    const { onAdd } = await showTimeline({ later })
    layOut()
    await drag(document.querySelector('[data-column="2026-11-18"]')!, [250, 600], [250, 690], step => {
      if (step === when) fireEvent.click(screen.getByRole('button', { name: 'I giorni arrivano' }))
    })
    expect(link(/Visita a/)).toBeVisible()
    expect(onAdd.mock.calls).toMatchObject([[{ start_time: '10:00', end_time: '11:30' }, {}]])
  },
)
