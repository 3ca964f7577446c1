import { someTaskFields } from '../testing/some-task.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../days/clock.ts'
import { newId } from '../wire/id.ts'
import { busy } from './private-task.ts'
import { findClashes, overlapOf, overlaps, type Rival, type TaskToPlan } from './overlap.ts'

const anna = newId()
const carla = newId()
const maria = newId()

const base: TaskToPlan = { _id: newId(), ...someTaskFields({ client: maria, operators: [anna] }) }
const task = (change: Partial<TaskToPlan>): TaskToPlan => ({ ...base, _id: newId(), ...change })
const named = (_id: string) => ({ _id, name: `Persona ${_id}`, avatar: null })
const rival = ({ client, operators, ...fields }: TaskToPlan, isReadable = true): Rival => ({
  ...fields,
  client: client === null ? null : named(client),
  operators: operators.map(named),
  isReadable,
})
const wholeDay = { full_day: true, start_time: null, end_time: null } as const
const other = { type: 'event', client: null } as const

describe('overlaps', () => {
  it.each<[string, Partial<TaskToPlan>, boolean]>([
    ['the same hour', {}, true],
    ['half an hour of it', { start_time: '08:30', end_time: '09:30' }, true],
    ['a minute of it', { start_time: '08:59', end_time: '10:00' }, true],
    ['inside it', { start_time: '08:15', end_time: '08:30' }, true],
    ['around it', { start_time: '07:00', end_time: '10:00' }, true],
    ['right after it', { start_time: '09:00', end_time: '10:00' }, false],
    ['right before it', { start_time: '07:00', end_time: '08:00' }, false],
    ['the same hour of another day', { date: '2026-11-21', end_date: '2026-11-21' }, false],
    ['a night until nine', { date: '2026-11-19', start_time: '22:00', end_time: '09:00' }, true],
    ['a night until eight', { date: '2026-11-19', start_time: '22:00', end_time: '08:00' }, false],
    ['an absence of the whole day', { type: 'holiday', client: null, ...wholeDay }, true],
    [
      'an absence of some days',
      { type: 'holiday', client: null, ...wholeDay, date: '2026-11-18', end_date: '2026-11-22' },
      true,
    ],
    ['an event of the whole day', { ...other, ...wholeDay }, false],
    ['an event', other, true],
    ['private time', { ...other, type: 'personal' }, true],
    ['a reminder', { ...other, type: 'reminder' }, false],
    ['a visit that was not done', { status: 'not_done', not_done: { reason: 'absent' } }, false],
    ['a visit that was carried out', { status: 'completed' }, true],
  ])('%s: %s', (_, change, expected) => {
    expect(overlaps(base, task(change))).toBe(expected)
    expect(overlaps(task(change), base)).toBe(expected)
  })

  it('two visits of a day overlap exactly when a minute belongs to both', () => {
    const hours = fc.tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 120 }))
    fc.assert(
      fc.property(hours, hours, ([start, length], [otherStart, otherLength]) => {
        const end = Math.min(start + length, 1439)
        const otherEnd = Math.min(otherStart + otherLength, 1439)
        const one = task({ start_time: clockAt(start), end_time: clockAt(end) })
        const two = task({ start_time: clockAt(otherStart), end_time: clockAt(otherEnd) })
        const shared = Math.min(end, otherEnd) - Math.max(start, otherStart)
        expect(overlaps(one, two)).toBe(shared > 0)
      }),
    )
  })
})

describe('findClashes', () => {
  it.each<[string, Partial<TaskToPlan>, string[] | null]>([
    ['operator and client', {}, ['operator', 'client']],
    ['only the operator', { client: newId() }, ['operator']],
    ['only the client', { operators: [carla] }, ['client']],
    ['one of two operators', { operators: [carla, anna], client: newId() }, ['operator']],
    ['nobody', { operators: [carla], client: newId() }, null],
    ['nobody, neither having a client', { ...other, operators: [carla] }, null],
    ['the operator, who is away', { type: 'holiday', client: null, ...wholeDay }, ['operator']],
    ['them, but not at that time', { start_time: '09:00', end_time: '10:00' }, null],
  ])('shared are %s', (_, change, shared) => {
    const clashing = rival(task(change))
    expect(findClashes([base], [clashing])).toEqual(
      shared === null ? [] : [expect.objectContaining({ _id: clashing._id, shared })],
    )
  })

  it('of a series everything is named that stands in the way of any of its tasks, once, in the order of time', () => {
    const on = (date: string, change: Partial<TaskToPlan> = {}) => task({ date, end_date: date, ...change })
    const series = ['2026-11-20', '2026-11-27', '2026-12-04'].map(date => on(date))
    const late = rival(on('2026-12-04', { start_time: '08:30', end_time: '09:30' }))
    const early = rival(on('2026-11-20', { start_time: '07:00', end_time: '08:10' }))
    const between = rival(on('2026-11-21'))
    const absence = rival(
      on('2026-11-25', { end_date: '2026-12-10', type: 'holiday', client: null, ...wholeDay }),
    )
    expect(findClashes(series, [late, absence, between, early]).map(({ _id }) => _id)).toEqual([
      early._id,
      absence._id,
      late._id,
    ])
  })

  it('finds what comparing each with each finds', () => {
    const day = fc.integer({ min: 10, max: 16 }).map(date => `2026-11-${date}`)
    const some = fc
      .record({
        date: day,
        start: fc.integer({ min: 0, max: 1300 }),
        length: fc.integer({ min: 1, max: 139 }),
      })
      .map(({ date, start, length }) =>
        task({ date, end_date: date, start_time: clockAt(start), end_time: clockAt(start + length) }),
      )
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), fc.array(some, { maxLength: 12 }), (tasks, others) => {
        const expected = others.filter(one => tasks.some(two => overlaps(one, two)))
        const found = findClashes(
          tasks,
          others.map(one => rival(one)),
        )
        expect(found.map(({ _id }) => _id).toSorted()).toEqual(expected.map(({ _id }) => _id).toSorted())
      }),
    )
  })

  it('a task does not stand in its own way', () => expect(findClashes([base], [rival(base)])).toEqual([]))

  it('a clash names when, what, whose visit, and who goes there', () => {
    const both = task({ operators: [anna, carla], client: newId() })
    const { _id, title, type, date, end_date, start_time, end_time, full_day } = both
    expect(findClashes([base], [rival(both)])).toEqual([
      {
        _id,
        title,
        type,
        date,
        end_date,
        start_time,
        end_time,
        full_day,
        client: named(both.client!),
        operators: [named(anna), named(carla)],
        shared: ['operator'],
      },
    ])
  })

  it.each<[string, Partial<TaskToPlan>, object]>([
    [
      'of another client is time alone, and whom both want',
      { client: newId(), operators: [anna, carla] },
      { title: busy.label, client: null, operators: [named(anna)] },
    ],
    ['of the same client is known by it', {}, { title: 'Igiene', client: named(maria) }],
  ])('a visit that the planner may not read and is %s', (_, change, expected) =>
    expect(findClashes([base], [rival(task(change), false)])).toMatchObject([expected]),
  )
})

describe('what is still asked', () => {
  const first = task({})
  const second = task({ start_time: '08:30', end_time: '09:30' })
  const clashes = findClashes([task({})], [rival(first), rival(second)])
  const reason = 'Affiancamento'
  it.each<[string, Parameters<typeof overlapOf>[1], string[] | null]>([
    ['all of it without a reason', null, []],
    ['nothing where the reason is for all', { reason }, null],
    ['nothing where all was read', { reason, of: [second._id, first._id, newId()] }, null],
    ['what has come up since', { reason, of: [first._id] }, [first._id]],
    ['all of it where nothing was read', { reason, of: [] }, []],
  ])('is %s', (_, confirmation, answered) => {
    expect(overlapOf(clashes, confirmation)).toEqual(answered && { clashes, answered })
    expect(overlapOf([], confirmation)).toBeNull()
  })
})
