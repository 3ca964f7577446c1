import { laneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it } from 'vitest'
import { anna, annasDay, lanesOfAnna } from '../../testing/lanes-of-anna.ts'
import { absenceIn, dayPartsOf } from './lane-data.ts'

const visit = (start_time: string, end_time: string, more: Partial<Task> = {}): Task =>
  someTask({ _id: newId(), dossierId: newId(), start_time, end_time, operators: [anna], ...more })

it('lays out a day with its hours, its ways and what it fits into', () => {
  const shown = lanesOfAnna([visit('08:00', '08:45'), visit('08:50', '10:00')], ['Bellinzona', 'Camorino'])
  const [lane] = shown.lanes
  expect(lane).toMatchObject({
    minutes: 115,
    contract: 300,
    absent: false,
    worked: [{ from: 420, to: 720 }],
  })
  expect(lane!.gaps).toEqual([
    { from: 525, to: 530, way: { from: 'Bellinzona', to: 'Camorino', minutes: 10 }, tight: true },
  ])
  expect(lane!.blocks.map(({ item }) => [item.town?.city, item.overdue])).toEqual([
    ['Bellinzona', true],
    ['Camorino', false],
  ])
  expect(laneScale(dayPartsOf(shown)).shift).toEqual({ from: 420, to: 1020 })
})

it('is late for nothing that waits with its dossier', () => {
  const late = (more: Partial<Task>) =>
    lanesOfAnna([visit('08:00', '08:45', more)]).lanes[0]!.blocks[0]!.item.overdue
  expect([late({}), late({ suspended_by_dossier: true })]).toEqual([true, false])
})

it('tells no way to what does not take place', () => {
  const [lane] = lanesOfAnna([
    visit('08:00', '09:00'),
    visit('08:30', '09:30'),
    visit('10:00', '10:30', { status: 'not_done', not_done: { reason: 'absent' } }),
  ]).lanes
  expect(lane!.gaps).toEqual([])
})

it('shows of a night watch on each day the part that lies in it', () => {
  const night = visit('22:00', '06:00', { date: '2026-11-19', end_date: annasDay })
  expect(lanesOfAnna([night]).lanes[0]!.blocks).toMatchObject([{ from: 0, to: 360, before: true }])
  const next = visit('22:00', '06:00', { end_date: '2026-11-21' })
  expect(lanesOfAnna([next]).lanes[0]!.blocks).toMatchObject([{ from: 1320, to: 1440, after: true }])
})

it("says who is away for the day, and loses nothing that is nobody's", () => {
  const away = {
    type: 'holiday',
    client: null,
    dossierId: null,
    full_day: true,
    start_time: null,
    end_time: null,
  } as const
  const shown = lanesOfAnna([
    someTask({ _id: newId(), operators: [anna], ...away }),
    visit('08:00', '09:00', { operators: [] }),
  ])
  expect(shown.lanes[0]).toMatchObject({ absent: true, minutes: 0, blocks: [] })
  expect(shown.lanes[0]!.fullDay).toHaveLength(1)
  expect(shown.open.blocks).toHaveLength(1)
})

it('knows of an absence of her alone, and of none that was called off', () => {
  const whole = { full_day: true, start_time: null, end_time: null, client: null, dossierId: null }
  const away = (more: Partial<Task> = {}) => {
    const absence = someTask({ _id: newId(), type: 'holiday', operators: [anna], ...whole, ...more })
    const [lane] = lanesOfAnna([visit('08:00', '08:45'), absence]).lanes
    return { absent: lane!.absent, standing: absenceIn(lane!)?.type }
  }
  expect(away()).toEqual({ absent: true, standing: 'holiday' })
  expect(away({ status: 'not_done', not_done: { reason: 'cancelled' } })).toEqual({ absent: false })
  expect(away({ operators: [anna, { ...anna, _id: newId() }] })).toEqual({ absent: true })
})
