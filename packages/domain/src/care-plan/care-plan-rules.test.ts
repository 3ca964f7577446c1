import { describe, expect, it } from 'vitest'
import { roles } from '../access/role.ts'
import { permits } from '../access/permits.ts'
import { someCarePlan, someMeasure, someProblem } from '../testing/some-care-plan.ts'
import { newId } from '../wire/id.ts'
import { type CarePlan, type GoalEvaluation, goalsOf, WholeCarePlan } from './care-plan.ts'
import {
  actsOn,
  carePlanNeedsReason,
  evaluationDue,
  lackingToSign,
  outcomeProblems,
} from './care-plan-rules.ts'

const today = '2026-11-20'

describe('an evaluation', () => {
  it.each([
    [null, null],
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'today'],
    ['2026-11-21', 'soon'],
    ['2026-11-27', 'soon'],
    ['2026-11-28', null],
  ] as const)('due on %s is %s', (due_on, due) => expect(evaluationDue(due_on, today)).toBe(due))
})

describe('to be signed', () => {
  const problem = someProblem()
  it.each<[string, Partial<CarePlan>, string[]]>([
    ['a whole plan lacks nothing', { problems: [problem] }, []],
    ['a problem needs a goal', { problems: [problem, someProblem({ goals: [] })] }, ['problems.1.goals']],
    ['and a measure', { problems: [someProblem({ measures: [] })] }, ['problems.0.measures']],
    ['today is a day to evaluate it', { evaluate_on: today, due_on: null }, []],
    ['yesterday is none', { evaluate_on: '2026-11-19', due_on: null }, ['evaluate_on']],
    ['a year from now is the last one', { evaluate_on: '2027-11-20' }, []],
    ['the day after is a slip of the pen', { evaluate_on: '2027-11-21' }, ['evaluate_on']],
    ['the version that is due is evaluated first', { due_on: today }, ['evaluate_on']],
    ['one that is due tomorrow may be written anew', { due_on: '2026-11-21' }, []],
  ])('%s', (_, more, paths) =>
    expect(lackingToSign(someCarePlan(more), today).map(({ path }) => path)).toEqual(paths),
  )
})

describe('a plan', () => {
  const draft = { status: 'draft', signature: null, signed_on: null } as const
  const client_signature = { name: 'Rosa Prova', on: today }
  const struck = { reason: 'Scritto per errore' }
  it.each<[string, Partial<CarePlan>, (keyof ReturnType<typeof actsOn>)[]]>([
    ['a first draft', { ...draft, in_force: null }, ['change', 'strike', 'sign']],
    [
      'a draft over a signed version',
      { ...draft, in_force: 2 },
      ['change', 'strike', 'sign', 'discard', 'evaluate'],
    ],
    ['a signed one', {}, ['change', 'strike', 'evaluate', 'signAsClient']],
    ['one signed by the client too', { client_signature }, ['change', 'strike', 'evaluate']],
    ['one that ended', { status: 'ended' }, []],
    ['one that was struck', { struck }, []],
    ['a struck draft', { ...draft, struck }, []],
  ])('%s', (_, more, acts) => {
    const may = Object.entries(actsOn(someCarePlan(more))).flatMap(([act, is]) => (is ? act : []))
    expect(may).toEqual(acts)
  })

  it.each([
    ['draft', false],
    ['signed', true],
  ] as const)('that is %s is changed with a reason: %s', (status, needed) =>
    expect(carePlanNeedsReason({ status })).toBe(needed),
  )
})

it('is written and signed by nurses alone', () => {
  const reach = { assigned: true, in_team: true, emergency: false, delegated: [] }
  const may = roles.flatMap(({ value }) =>
    permits({ roles: [value], withheld: [] }, 'careplan.write', 'write', reach) ? value : [],
  )
  expect(may.toSorted()).toEqual(['CE', 'DS', 'IND', 'INF'])
})

describe('outcomes', () => {
  const goals = [
    { _id: newId(), text: 'Uno' },
    { _id: newId(), text: 'Due' },
  ]
  const plan = { problems: [someProblem({ goals })] }
  const [one, other] = goals.map(
    ({ _id }): GoalEvaluation => ({ goalId: _id, outcome: 'reached', note: '' }),
  ) as [GoalEvaluation, GoalEvaluation]
  it.each<[string, GoalEvaluation[], object[]]>([
    ['of every goal are whole', [one, other], []],
    ['in any order', [other, one], []],
    ['lack a goal', [one], [{ path: 'outcomes', code: 'required' }]],
    ['name a goal twice', [one, one], [{ path: 'outcomes.1.goalId', code: 'twice' }]],
    [
      'name a goal of another plan',
      [one, { ...other, goalId: newId() }],
      [{ path: 'outcomes.1.goalId', code: 'not_an_option' }],
    ],
  ])('%s', (_, outcomes, problems) => expect(outcomeProblems(goalsOf(plan), outcomes)).toEqual(problems))
})

describe('what is written of a plan', () => {
  const twice = newId()
  const focusId = newId()
  it.each<[string, object, string[]]>([
    ['problems with different focuses', { problems: [someProblem(), someProblem({ focusId })] }, []],
    ['no problem', { problems: [] }, ['problems required']],
    [
      'one focus twice',
      { problems: [someProblem({ focusId }), someProblem({ focusId })] },
      ['problems.1.focusId twice'],
    ],
    [
      'one id twice',
      {
        problems: [
          someProblem({ goals: [{ _id: twice, text: 'A' }], measures: [someMeasure({ _id: twice })] }),
        ],
      },
      ['problems.0.measures.0._id twice'],
    ],
    [
      'a measure that says nothing',
      { problems: [someProblem({ measures: [someMeasure({ text: '  ' })] })] },
      ['problems.0.measures.0.text required'],
    ],
  ])('%s', (_, more, complaints) => {
    const { problems, evaluate_on } = { ...someCarePlan(), ...more }
    const read = WholeCarePlan.safeParse({ problems, evaluate_on })
    expect(read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []).toEqual(
      complaints,
    )
  })
})
