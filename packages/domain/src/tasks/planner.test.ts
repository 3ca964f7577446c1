import { describe, expect, it } from 'vitest'
import { Role } from '../access/role.ts'
import { houseRoles } from './house-planner.ts'
import { firstOperators, plansFor, problemOfOperators } from './planner.ts'

const as = (...roles: Role[]) => ({ _id: 'me', roles, withheld: [] })

it.each<[Role[], string, string[]]>([
  [['DS'], 'all', []],
  [['PIA'], 'all', []],
  [['IND'], 'all', ['me']],
  [['CE'], 'team', ['me']],
  [['CE', 'PIA'], 'all', []],
  [['INF'], 'self', ['me']],
  [['AMM'], 'self', ['me']],
  [['PROP'], 'self', ['me']],
])('%s plans for %s; a new task is first carried out by %s', (roles, whom, first) => {
  expect(plansFor(as(...roles))).toBe(whom)
  expect(firstOperators(as(...roles), 'task')).toEqual(first)
})

it('who is withheld from planning for others plans for herself', () => {
  expect(plansFor({ roles: ['PIA'], withheld: ['calendar.plan_all'] })).toBe('self')
})

it.each<[Role[], string[]]>([
  [['INF'], ['me']],
  [['AMM'], []],
  [['AMM', 'AUS'], ['me']],
  [['PIA'], []],
])('a visit that %s plans is first carried out by %s', (roles, first) =>
  expect(firstOperators(as(...roles), 'client')).toEqual(first),
)

it('the roles that plan for a whole organisation are those of the matrix', () => {
  expect(Role.options.filter(role => firstOperators(as(role), 'task').length === 0).toSorted()).toEqual(
    houseRoles.toSorted(),
  )
})

describe('the operators of a task', () => {
  const day = '2026-11-20'
  const colleagues = [
    { _id: 'me', roles: ['INF'] as Role[], start_date: '2020-01-01', end_date: null, in_team: true },
    { _id: 'mate', roles: ['OSS'] as Role[], start_date: day, end_date: '2026-11-21', in_team: true },
    { _id: 'other', roles: ['MED'] as Role[], start_date: '2020-01-01', end_date: null, in_team: false },
    {
      _id: 'gone',
      roles: ['INF'] as Role[],
      start_date: '2020-01-01',
      end_date: '2026-11-19',
      in_team: true,
    },
    { _id: 'new', roles: ['INF'] as Role[], start_date: '2026-11-21', end_date: null, in_team: true },
    { _id: 'office', roles: ['AMM'] as Role[], start_date: '2020-01-01', end_date: null, in_team: true },
  ]
  const problem = (role: Role, operators: string[], before?: string[], moved = false) =>
    problemOfOperators(
      as(role),
      { type: 'client', date: moved ? '2026-11-21' : day, operators },
      colleagues,
      before && { type: 'client', date: day, operators: before },
    )

  it.each<[Role, string[], ReturnType<typeof problem>]>([
    ['INF', ['me'], null],
    ['INF', ['mate'], 'not_found'],
    ['INF', ['me', 'mate'], 'not_found'],
    ['INF', [], 'forbidden'],
    ['CE', ['mate'], null],
    ['CE', ['other'], 'not_found'],
    ['CE', [], null],
    ['PIA', ['mate', 'other'], null],
    ['PIA', ['gone'], 'not_found'],
    ['PIA', ['new'], 'not_found'],
    ['PIA', ['nobody'], 'not_found'],
    ['PIA', ['office'], 'no_carer'],
    ['PIA', ['mate', 'office'], 'no_carer'],
    ['AMM', [], null],
  ])('%s gives a new one to %s: %s', (role, operators, expected) =>
    expect(problem(role, operators)).toBe(expected),
  )

  it.each<[Role, string[], string[], ReturnType<typeof problem>]>([
    ['INF', ['me', 'other'], ['me', 'other'], null],
    ['INF', ['me', 'other'], ['me'], 'forbidden'],
    ['INF', ['me', 'other'], ['other'], 'forbidden'],
    ['INF', ['me'], ['me', 'mate'], 'not_found'],
    ['CE', ['other', 'mate'], ['other'], null],
    ['CE', ['other', 'mate'], ['mate'], 'forbidden'],
    ['CE', ['other'], ['other', 'mate'], null],
    ['PIA', ['other'], ['mate'], null],
    ['PIA', ['gone'], ['gone'], null],
    ['PIA', ['office'], ['office', 'mate'], null],
    ['PIA', ['mate'], ['mate', 'office'], 'no_carer'],
  ])('%s changes %s to %s: %s', (role, before, after, expected) =>
    expect(problem(role, after, before)).toBe(expected),
  )

  it('need care for nobody where it is no visit, but do once it becomes one', () => {
    const staffed = (type: 'task' | 'client') => ({ type, date: day, operators: ['office'] })
    expect(problemOfOperators(as('PIA'), staffed('task'), colleagues)).toBeNull()
    expect(problemOfOperators(as('PIA'), staffed('client'), colleagues, staffed('task'))).toBe('no_carer')
  })

  it('all have to work on the day to which it moves', () => {
    expect(problem('PIA', ['gone'], ['gone'], true)).toBe('not_at_work')
    expect(problem('PIA', ['gone'], ['me'], true)).toBe('not_found')
    expect(problem('INF', ['me', 'other'], ['me', 'other'], true)).toBeNull()
  })

  it.each<['client' | 'event', string, string, ReturnType<typeof problem>]>([
    ['client', 'gone', '2026-11-21', null],
    ['event', 'gone', '2026-11-21', null],
    ['event', 'new', '2026-11-19', null],
    ['client', 'new', '2026-11-19', null],
    ['client', 'stranger', '2026-11-21', 'not_at_work'],
  ])('a series that moves a %s keeps with whom it was planned: %s on %s', (...row) => {
    const [type, whom, date, expected] = row
    const staffed = { type, operators: [whom] }
    const before = { ...staffed, date: day, held: true }
    expect(problemOfOperators(as('PIA'), { ...staffed, date }, colleagues, before)).toBe(expected)
  })
})
