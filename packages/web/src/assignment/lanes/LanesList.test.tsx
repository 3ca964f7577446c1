import { screen, within } from '@testing-library/react'
import { laneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { anna, annasDay, lanesOfAnna } from '../../testing/lanes-of-anna.ts'
import { show } from '../../testing/show.tsx'
import { dayPartsOf } from './lane-data.ts'
import { LanesList } from './LanesList.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') })
  Element.prototype.scrollIntoView ??= () => undefined
  return () => vi.useRealTimers()
})

const visit = (client: string, start_time: string, end_time: string, more: Partial<Task> = {}): Task =>
  someTask({
    _id: newId(),
    start_time,
    end_time,
    client: { _id: newId(), name: client, avatar: null },
    operators: [anna],
    status: 'confirmed',
    ...more,
  })

async function open(tasks: Task[]) {
  const lanes = lanesOfAnna(tasks)
  const shown = { ...lanes, scale: laneScale(dayPartsOf(lanes)), all: [lanes.open, ...lanes.lanes] }
  const calendar = { day: annasDay, today: annasDay, filter: {} } as Calendar
  return show(<LanesList lanes={shown} calendar={calendar} onMove={() => Promise.resolve()} refused={null} />)
}

const pressed = (): string => document.activeElement?.textContent ?? ''

test('on a phone what has to be looked at stands on top, and each tap leads to the next of its kind, in sight', async () => {
  const { user } = await open([
    visit('Rosa Prova', '07:30', '08:00'),
    visit('Ugo Prova', '08:00', '08:30'),
    visit('Pia Prova', '10:00', '10:30', { operators: [] }),
    visit('Ida Prova', '11:00', '11:30'),
  ])
  const strip = within(screen.getByRole('group', { name: 'Da verificare' }))
  expect(strip.getAllByRole('button').map(one => one.textContent)).toEqual([
    'Da assegnare 1',
    'Da concludere 2',
  ])
  const late = strip.getByRole('button', { name: 'Da concludere 2' })
  for (const name of ['Rosa', 'Ugo', 'Rosa']) {
    await user.click(late)
    expect(pressed()).toContain(`${name} Prova`)
    expect(document.querySelectorAll('[data-led]')).toHaveLength(1)
    expect(document.activeElement).toHaveAttribute('data-led')
  }
  await user.click(strip.getByRole('button', { name: 'Da assegnare 1' }))
  expect(pressed()).toContain('Pia Prova')
})

test('a day in order says so', async () => {
  await open([visit('Ida Prova', '11:00', '11:30')])
  expect(screen.getByText('Tutto assegnato, niente si sovrappone')).toBeVisible()
})
