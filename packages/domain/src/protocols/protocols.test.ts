import { describe, expect, it } from 'vitest'
import { someProtocolFields, someStep } from '../testing/some-protocol.ts'
import { newId } from '../wire/id.ts'
import { writtenModels } from './models/written-models.ts'
import { codesOf, fieldsOfModel, modelsLeft } from './protocol-models.ts'
import type { Qualification } from '../services/qualification.ts'
import { type ProtocolStep, WholeProtocol } from './protocol.ts'
import {
  actsOnProtocol,
  evaluationProblems,
  openingProblems,
  isConfirmedFor,
  neededFor,
  plannedStep,
  rescheduledSteps,
  taskDoneWith,
} from './protocol-rules.ts'
import { type ProtocolFact, reasonsFor, stillTells, type Trigger } from './trigger.ts'

const today = '2026-11-20'
const codes = (result: {
  success: boolean
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] }
}) => result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('what is written of a protocol', () => {
  const _id = newId()
  it.each<[string, object, string[]]>([
    ['whole', {}, []],
    ['without steps', { steps: [] }, ['steps required']],
    ['without goals', { goals: [] }, ['goals required']],
    ['a step twice', { steps: [someStep({ _id }), someStep({ _id })] }, ['steps.1._id twice']],
    [
      'what comes back and never begins',
      { steps: [someStep({ after_days: null, every_days: 7 })] },
      ['steps.0.after_days required'],
    ],
    [
      'a focus without its topic',
      { triggers: [{ on: 'focus', focusTopicId: null, limit: null }] },
      ['triggers.0.focusTopicId required'],
    ],
    [
      'Norton without a limit',
      { triggers: [{ on: 'norton', focusTopicId: null, limit: null }] },
      ['triggers.0.limit required'],
    ],
    [
      'a limit of a focus',
      { triggers: [{ on: 'focus', focusTopicId: 'fall-risk', limit: 3 }] },
      ['triggers.0.limit not_an_option'],
    ],
  ])('%s', (_, more, problems) =>
    expect(codes(WholeProtocol.safeParse(someProtocolFields(more)))).toEqual(problems),
  )
})

describe('the protocols that come with the program', () => {
  const services = new Map(codesOf(writtenModels).map(code => [code, newId()]))

  it('are ten, each under a key of its own', () => {
    expect(new Set(writtenModels.map(({ key }) => key)).size).toBe(10)
    expect(modelsLeft(writtenModels, ['ldp', null])).toHaveLength(9)
  })

  it.each(writtenModels.map(model => [model.key, model] as const))(
    '%s may be written as it is',
    (_, model) => {
      const fields = fieldsOfModel(model, code => services.get(code))
      expect(codes(WholeProtocol.safeParse(fields))).toEqual([])
      expect(
        fields.steps.some(({ after_days }) => after_days !== null),
        'something of it has its day',
      ).toBe(true)
    },
  )
})

const fact = (more: Partial<ProtocolFact>): ProtocolFact => ({
  on: 'focus',
  focusTopicId: null,
  title: '',
  value: null,
  since: null,
  from_anamnesis: false,
  ...more,
})

describe('a protocol is proposed', () => {
  const norton: Trigger = { on: 'norton', focusTopicId: null, limit: 14 }
  const stool: Trigger = { on: 'stool', focusTopicId: null, limit: 3 }
  const gain: Trigger = { on: 'weight_gain', focusTopicId: null, limit: 2 }
  const drugs: Trigger = { on: 'drugs', focusTopicId: null, limit: 5 }
  const falls: Trigger = { on: 'focus', focusTopicId: 'fall-occurred', limit: null }
  it.each<[string, Partial<ProtocolFact>, Trigger[], boolean]>([
    ['at Norton 14', { on: 'norton', value: 14 }, [norton], true],
    ['not at Norton 15', { on: 'norton', value: 15 }, [norton], false],
    ['at five drugs', { on: 'drugs', value: 5 }, [norton, drugs], true],
    ['not at four', { on: 'drugs', value: 4 }, [drugs], false],
    ['not at an MNA that its Norton asks for', { on: 'mna', value: 3 }, [norton], false],
    ['by a focus', { focusTopicId: 'fall-occurred' }, [norton, falls], true],
    ['not by another focus', { focusTopicId: 'fall-risk' }, [falls], false],
    ['not by a number without a value', { on: 'norton' }, [norton], false],
    ['at three days without stool', { on: 'stool', value: 3 }, [stool], true],
    ['not at two', { on: 'stool', value: 2 }, [stool], false],
    ['above two kilos in three days', { on: 'weight_gain', value: 2.1 }, [gain], true],
    ['not at two kilos', { on: 'weight_gain', value: 2 }, [gain], false],
  ])('%s', (_, more, triggers, isProposed) =>
    expect(reasonsFor(triggers, [fact(more)])).toHaveLength(isProposed ? 1 : 0),
  )

  it.each([
    ['an open focus', 'pain', 'open', '2024-01-01', true],
    ['a closed one', 'pain', 'closed', '2026-11-01', false],
    ['a fall of this year that is closed', 'fall-occurred', 'closed', '2025-11-20', true],
    ['a fall of longer ago', 'fall-occurred', 'closed', '2025-11-19', false],
  ] as const)('%s', (_, focusTopicId, status, since, tells) =>
    expect(stillTells({ focusTopicId, status, since }, today)).toBe(tells),
  )
})

describe('a step on the calendar', () => {
  const span = { from: today, until: '2026-12-18', today }
  const next = { from: '2026-12-19', until: '2027-02-18', today: '2026-12-18' }
  it.each([
    ['with each visit', null, null, span, []],
    ['once, at the start', 0, null, span, [{ date: today, repeat: null }]],
    ['once, after the evaluation', 29, null, span, []],
    ['each month, of which one falls into the span', 0, 30, span, [{ date: today, repeat: null }]],
    [
      'each week',
      0,
      7,
      span,
      [{ date: today, repeat: { rule: 'FREQ=DAILY;INTERVAL=7', until: '2026-12-18' } }],
    ],
    [
      'each month after an evaluation, on the days of its start',
      0,
      30,
      next,
      [{ date: '2026-12-20', repeat: { rule: 'FREQ=DAILY;INTERVAL=30', until: '2027-02-18' } }],
    ],
    ['once, before the evaluation', 3, null, next, []],
    [
      'once, on a day that a late evaluation has let pass',
      30,
      null,
      { ...next, today: '2026-12-28' },
      [{ date: '2026-12-28', repeat: null }],
    ],
    [
      'each month, without the days that a late evaluation has let pass',
      0,
      30,
      { ...next, today: '2026-12-28' },
      [{ date: '2027-01-19', repeat: { rule: 'FREQ=DAILY;INTERVAL=30', until: '2027-02-18' } }],
    ],
  ])('%s', (_, after_days, every_days, within, planned) =>
    expect(plannedStep({ after_days, every_days }, today, within)).toEqual(planned),
  )

  it('is planned on the days only that it has not yet', () => {
    const weekly = { after_days: 0, every_days: 7 }
    const week = (...taken: string[]) => plannedStep(weekly, today, span, new Set(taken))
    const rule = 'FREQ=DAILY;INTERVAL=7'
    expect(week(today, '2026-12-04')).toEqual([
      { date: '2026-11-27', repeat: null },
      { date: '2026-12-11', repeat: { rule, until: '2026-12-18' } },
    ])
    expect(week(today, '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18')).toEqual([])
    const once = { after_days: 7, every_days: null }
    expect(plannedStep(once, today, span, new Set([today])), 'it was done before').toEqual([])
  })

  it.each<[string, Partial<ProtocolStep>, string, boolean]>([
    ['that reads otherwise', { text: 'Altro' }, today, false],
    ['that comes more often', { every_days: 2 }, today, true],
    ['that begins later', { after_days: 3 }, today, true],
    ['that belongs to the visits now', { after_days: null, every_days: null }, today, true],
    ['of a protocol that begins later', {}, '2026-11-21', true],
  ])('%s is planned anew: %j', (_, more, starts_on, isAnew) => {
    const step = someStep()
    const before = { steps: [step], starts_on: today }
    expect(rescheduledSteps(before, { steps: [{ ...step, ...more }], starts_on })).toHaveLength(
      isAnew ? 1 : 0,
    )
  })

  it('that is new is planned', () => {
    const step = someStep()
    expect(rescheduledSteps({ steps: [], starts_on: today }, { steps: [step], starts_on: today })).toEqual([
      step,
    ])
  })

  it.each<[string, [Qualification | null, number | null][], Qualification | null]>([
    [
      'the highest of those on the calendar',
      [
        ['CRS', 0],
        ['INF', 7],
        ['INF-SPEC', null],
      ],
      'INF',
    ],
    ['nothing where all belong to the visits', [['INF', null]], null],
    ['nothing where none asks for one', [[null, 0]], null],
  ])('asks of who answers for them %s', (_, steps, needed) =>
    expect(
      neededFor(steps.map(([min_qualification, after_days]) => ({ min_qualification, after_days }))),
    ).toBe(needed),
  )

  const open = (...days: string[]) => days.map(date => ({ taskId: newId(), date, isOpen: true }))
  const weekly = { after_days: 0, every_days: 7 }
  const once = { after_days: 7, every_days: null }
  const week = open('2026-11-13', '2026-11-20', '2026-11-27')
  const settled = [week[0]!, { ...week[1]!, isOpen: false }, week[2]!]
  it.each([
    ['of its day', weekly, week, '2026-11-20', '2026-11-20'],
    ['the nearest one before it', weekly, week, '2026-11-22', '2026-11-20'],
    ['none that is due after it', weekly, open('2026-11-27'), '2026-11-20', undefined],
    ['an earlier one where that of its day is done', weekly, settled, '2026-11-20', '2026-11-13'],
    ['its only one, also early', once, open('2026-11-27'), '2026-11-20', '2026-11-27'],
    ['none that it has not', once, [], '2026-11-20', undefined],
  ])('is done with its task: %s', (_, step, tasks, done_on, date) =>
    expect(taskDoneWith(step, tasks, done_on)?.date).toBe(date),
  )

  it.each([
    ['for the first time', weekly, week, 0, false],
    ['again', weekly, week, 1, true],
    ['again, early', once, week.slice(2), 1, true],
    ['again, of two tasks of the day', weekly, open(today, today), 1, false],
    ['a third time, of two tasks of the day', weekly, open(today, today), 2, true],
    ['again, at another visit', { after_days: null }, [], 3, false],
  ])('is confirmed for a day %s', (_, step, tasks, confirmed, isConfirmed) =>
    expect(isConfirmedFor(step, tasks, { done_on: today, confirmed })).toBe(isConfirmed),
  )
})

describe('the days of a protocol', () => {
  it.each([
    ['from today for four weeks', today, '2026-12-18', []],
    ['since yesterday', '2026-11-19', '2026-12-18', ['starts_on in_the_past']],
    ['evaluated on its first day', today, today, ['evaluate_on not_after_start']],
    ['evaluated in two years', today, '2028-11-20', ['evaluate_on over_a_year']],
    ['that begins in two years', '2028-11-20', '2028-12-20', ['starts_on over_a_year']],
  ])('%s', (_, starts_on, evaluate_on, problems) =>
    expect(
      openingProblems({ starts_on, evaluate_on }, today).map(({ path, code }) => `${path} ${code}`),
    ).toEqual(problems),
  )

  it.each([
    ['goes on', '2026-12-18', null, 2, []],
    ['goes on until today', today, null, 2, ['evaluate_on not_after_today']],
    ['goes on and loses its tasks', '2026-12-18', 'remove', 2, ['open_tasks not_an_option']],
    ['ends without a word of its tasks', null, null, 2, ['open_tasks required']],
    ['ends and has none', null, null, 0, []],
    ['ends and leaves them', null, 'keep', 2, []],
  ] as const)('%s', (_, evaluate_on, open_tasks, openTasks, problems) =>
    expect(
      evaluationProblems({ evaluate_on, open_tasks }, { today, openTasks }).map(
        ({ path, code }) => `${path} ${code}`,
      ),
    ).toEqual(problems),
  )
})

describe('a protocol of the house', () => {
  it.each([
    ['a draft', 'draft', null, { change: true, release: true, discard: true, retire: false }],
    ['a change of one that holds', 'draft', 2, { change: true, release: true, discard: true, retire: true }],
    ['one that holds', 'released', 2, { change: true, release: false, discard: false, retire: true }],
    [
      'one that was retired',
      'retired',
      null,
      { change: true, release: false, discard: false, retire: false },
    ],
  ] as const)('%s', (_, status, in_force, acts) => expect(actsOnProtocol({ status, in_force })).toEqual(acts))
})
