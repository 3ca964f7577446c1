import { daysOfMonthGrid } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { CalendarItem } from './calendar-item.ts'
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx'

const visit = (_id: string, date: Day, more: Partial<CalendarItem> = {}): CalendarItem => ({
  _id,
  title: `Visita ${_id}`,
  tone: 'primary',
  date,
  end_date: date,
  start_time: '08:00',
  end_time: '09:00',
  words: 'Visita cliente, In attesa',
  href: `/plan/task/${_id}`,
  movable: true,
  ...more,
})

/** A month that shows the day it is asked for, as a page would. */
async function showMonth(props: Partial<MonthGridProps<CalendarItem>> = {}) {
  const asked = { onOpenDay: vi.fn<(day: Day) => void>(), onOpen: vi.fn<(item: CalendarItem) => void>() }
  function Month() {
    const [day, setDay] = useState<Day>('2026-11-18')
    return <MonthGrid day={day} today="2026-11-18" items={[]} onShowDay={setDay} {...asked} {...props} />
  }
  return { ...(await show(<Month />)), ...asked }
}

const dayButton = (name: RegExp) => screen.getByRole('button', { name })

test('shows six weeks, and says of each day what it is and how much it holds', async () => {
  const items = [
    visit('a', '2026-11-18'),
    visit('b', '2026-11-18'),
    visit('whole', '2026-11-17', { end_date: '2026-11-19', start_time: null, end_time: null }),
  ]
  await showMonth({ items, holidays: new Map([['2026-11-01', 'Ognissanti']]) })
  expect(screen.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
  expect(screen.getAllByRole('gridcell')).toHaveLength(daysOfMonthGrid('2026-11-18').length)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('lun')
  expect(dayButton(/^mercoledì 18 novembre, 3 appuntamenti$/)).toBeVisible()
  expect(dayButton(/^martedì 17 novembre, 1 appuntamento$/)).toBeVisible()
  expect(dayButton(/^domenica 1 novembre, Ognissanti$/)).toBeVisible()
  expect(screen.getByRole('link', { name: '08:00 Visita a, Visita cliente, In attesa' })).toHaveAttribute(
    'href',
    '/plan/task/a',
  )
})

test('says of a day how many things somebody has to look at, also of those that it does not show', async () => {
  await showMonth({
    items: [visit('a', '2026-11-18')],
    alerts: new Map([['2026-11-18', { count: 3, words: 'visite con prestazioni non prescritte: 3' }]]),
  })
  const day = dayButton(/^mercoledì 18 novembre, 1 appuntamento, visite con prestazioni non prescritte: 3$/)
  expect(within(day).getByText('3')).toBeVisible()
})

test('of more than four things a day shows four and the number of the rest', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => visit(id, '2026-11-18'))
  await showMonth({ items })
  const cell = dayButton(/18 novembre, 6 appuntamenti/).parentElement!
  expect(within(cell).getAllByRole('link')).toHaveLength(4)
  expect(within(cell).getByText('+2')).toBeVisible()
})

test('counts what the server did not send', async () => {
  await showMonth({
    items: ['a', 'b', 'c', 'd'].map(id => visit(id, '2026-11-18')),
    counts: new Map([['2026-11-18', 120]]),
  })
  expect(dayButton(/18 novembre, 120 appuntamenti/)).toHaveTextContent('+116')
})

test('a day opens the day, an item itself, and a held key leaves the link to the browser', async () => {
  const item = visit('a', '2026-11-18')
  const { user, onOpen, onOpenDay } = await showMonth({ items: [item] })
  await user.click(screen.getByRole('link', { name: /Visita a/ }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(item)
  await user.click(dayButton(/18 novembre/))
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-11-18')
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: /Visita a/ }))
  expect(onOpen).toHaveBeenCalledOnce()
})

test.each([
  ['ArrowRight', /giovedì 19 novembre/],
  ['ArrowLeft', /martedì 17 novembre/],
  ['ArrowUp', /mercoledì 11 novembre/],
  ['ArrowDown', /mercoledì 25 novembre/],
  ['Home', /lunedì 16 novembre/],
  ['End', /domenica 22 novembre/],
  ['PageDown', /venerdì 18 dicembre/],
  ['PageUp', /domenica 18 ottobre/],
])('%s moves the focus', async (key, name) => {
  const { user } = await showMonth()
  await user.tab()
  expect(dayButton(/mercoledì 18 novembre/)).toHaveFocus()
  await user.keyboard(`{${key}}`)
  expect(dayButton(name)).toHaveFocus()
})

test('the focus goes on into other months, and the tab key knows one day only', async () => {
  const { user } = await showMonth()
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(dayButton(/mercoledì 9 dicembre/)).toHaveFocus()
  expect(screen.getByRole('grid', { name: 'dicembre 2026' })).toBeVisible()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test('a struck item says why it did not take place', async () => {
  const item = visit('a', '2026-11-18', { struck: true, reason: 'Ricovero', words: 'Non eseguita' })
  await showMonth({ items: [item] })
  const link = screen.getByRole('link', { name: '08:00 Visita a, Ricovero, Non eseguita' })
  expect(link).toHaveAttribute('data-struck')
  expect(within(link).getByText('Ricovero')).toBeVisible()
})
