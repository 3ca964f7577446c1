import { describe, expect, it } from 'vitest'
import type { Task } from '../tasks/task.ts'
import { someTask } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { asksReason, checkAssignment } from './assignment-check.ts'
import { handedOn, isAssignable, sameOperators } from './assignment.ts'
import { proposeAsOn } from './copied-assignment.ts'
import { loadMinutes } from './load.ts'

const day = '2026-11-20'
const named = (name: string) => ({ _id: newId(), name, avatar: null })
const anna = named('Anna')
const carla = named('Carla')
const maria = named('Maria')

const visitOf = (change: Partial<Task> = {}): Task =>
  someTask({
    _id: newId(),
    title: 'Igiene',
    end_time: '09:00',
    status: 'pending',
    client: maria,
    dossierId: maria._id,
    operators: [],
    ...change,
  })
const wholeDay = { full_day: true, start_time: null, end_time: null } as const
const absence = { ...wholeDay, type: 'holiday', client: null, dossierId: null } as const

describe('checkAssignment', () => {
  const operator = { ...anna, roles: ['OSS'], job_title: 'oss', working_hours: {} } as const
  const hers = { operators: [anna] }
  it.each<[string, Task, Task[], 'INF' | 'OSS' | null, string[]]>([
    ['nothing', visitOf(), [], null, []],
    ['what she is qualified for', visitOf(), [], 'OSS', []],
    ['more than she is qualified for', visitOf(), [], 'INF', ['unqualified']],
    ['an early visit', visitOf({ start_time: '06:00' }), [], null, ['outside_hours']],
    ['a visit at the same hour', visitOf(), [visitOf(hers)], null, ['overlap']],
    [
      'a visit right after',
      visitOf(),
      [visitOf({ ...hers, start_time: '09:00', end_time: '10:00' })],
      null,
      [],
    ],
    ['the visit of a colleague', visitOf(), [visitOf({ operators: [carla] })], null, []],
    ['one that rests', visitOf(), [visitOf({ ...hers, suspended_by_dossier: true })], null, []],
    ['an absence', visitOf(), [visitOf({ ...hers, ...absence })], null, ['absent']],
    [
      'everything',
      visitOf({ start_time: '06:00' }),
      [visitOf({ ...hers, ...absence }), visitOf(hers)],
      'INF',
      ['absent', 'overlap', 'unqualified', 'outside_hours'],
    ],
  ])('with %s', (_, visit, others, needed, kinds) => {
    const needs = new Map(needed ? [[visit._id, needed]] : [])
    const checks = checkAssignment(visit, operator, [visit, ...others], needs)
    expect(checks.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each<[string, 'OSS' | 'PIA' | 'TER', Partial<Task>, string[]]>([
    ['an aide', 'OSS', {}, []],
    ['a therapist', 'TER', {}, []],
    ['a planner', 'PIA', {}, ['no_carer']],
    ['a planner at her own meeting', 'PIA', { type: 'task', client: null }, []],
  ])('asks the role of %s although no service is planned', (_, role, change, kinds) => {
    const checks = checkAssignment(visitOf(change), { ...operator, roles: [role] }, [], new Map())
    expect(checks.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('asks a reason only where somebody would be at two places', () => {
    const kinds = ['absent', 'overlap', 'unqualified', 'no_carer', 'outside_hours'] as const
    expect(kinds.map(kind => asksReason({ kind } as never))).toEqual([true, true, false, false, false])
  })
})

describe('handedOn', () => {
  it.each<[string, string[], string | null, string | null, string[]]>([
    ['to somebody', [], null, 'anna', ['anna']],
    ['beside a colleague', ['carla'], null, 'anna', ['carla', 'anna']],
    ['from one to another', ['carla'], 'carla', 'anna', ['anna']],
    ['one of a pair', ['carla', 'luisa'], 'carla', 'anna', ['luisa', 'anna']],
    ['to her colleague of the pair', ['carla', 'luisa'], 'carla', 'luisa', ['luisa']],
    ['to herself', ['carla'], 'carla', 'carla', ['carla']],
    ['to nobody', ['carla', 'luisa'], 'carla', null, ['luisa']],
  ])('%s', (_, operators, from, to, after) => {
    expect(handedOn(operators, from, to)).toEqual(after)
  })
})

describe('sameOperators', () => {
  it.each<[string[], string[], boolean]>([
    [[], [], true],
    [['a', 'b'], ['b', 'a'], true],
    [['a'], ['a', 'b'], false],
  ])('%s and %s: %s', (one, other, are) => {
    expect(sameOperators(one, other)).toBe(are)
  })
})

describe('isAssignable', () => {
  it.each<[string, Partial<Task>, boolean]>([
    ['a visit', {}, true],
    ['one that was begun', { started_at: '2026-11-20T07:00:00.000Z' }, false],
    ['one that is done', { status: 'completed' }, false],
    ['one that is not done', { status: 'not_done', not_done: { reason: 'absent' } }, false],
    ['one that rests', { suspended_by_dossier: true }, false],
    ['an absence', absence, false],
  ])('%s: %o', (_, change, is) => {
    expect(isAssignable(visitOf(change))).toBe(is)
  })
})

describe('proposeAsOn', () => {
  const before = visitOf({ date: '2026-11-19', operators: [anna] })
  const propose = (source: Partial<Task>, target: Partial<Task>, assignable = [anna._id]) =>
    proposeAsOn([{ ...before, ...source }], [visitOf(target)], assignable).map(({ operators }) => operators)
  it.each<[string, Partial<Task>, Partial<Task>, string[][]]>([
    ['the same client and clock', {}, {}, [[anna._id]]],
    ['a clock near it', {}, { start_time: '08:30' }, [[anna._id]]],
    ['another visit of the same day', {}, { start_time: '09:15' }, []],
    ['a visit without a clock', {}, wholeDay, []],
    ['two without a clock', wholeDay, wholeDay, [[anna._id]]],
    ['another client', {}, { client: named('Luca') }, []],
    ['a visit that has somebody', {}, { operators: [carla] }, []],
    ['a visit that nobody did', { operators: [] }, {}, []],
    ['a pair of which one is gone', { operators: [carla, anna] }, {}, [[anna._id]]],
    ['a visit that is done', {}, { status: 'completed' }, []],
  ])('%s', (_, source, target, proposed) => {
    expect(propose(source, target)).toEqual(proposed)
  })

  it('proposes of two visits to one client who went at the nearer hour', () => {
    const other = { ...before, _id: newId(), start_time: '08:50', operators: [carla] }
    const proposed = proposeAsOn([before, other], [visitOf({ start_time: '08:45' })], [anna._id, carla._id])
    expect(proposed.map(({ operators }) => operators)).toEqual([[carla._id]])
  })

  it('proposes nobody who may not be assigned', () => {
    expect(propose({}, {}, [carla._id])).toEqual([])
  })
})

describe('loadMinutes', () => {
  it.each<[string, Partial<Task>, number]>([
    ['a visit', {}, 60],
    ['the evening of a night watch', { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' }, 120],
    [
      'its morning',
      { date: '2026-11-19', start_time: '22:00', end_time: '06:00', end_date: '2026-11-20' },
      360,
    ],
    ['an absence', absence, 0],
    ['a reminder', { type: 'reminder', client: null }, 0],
    ['one not done', { status: 'not_done' }, 0],
    ['one that rests', { suspended_by_dossier: true }, 0],
  ])('of %s', (_, change, minutes) => {
    expect(loadMinutes([visitOf(change), visitOf({ start_time: '10:00', end_time: '10:15' })], day)).toBe(
      minutes + 15,
    )
  })
})
