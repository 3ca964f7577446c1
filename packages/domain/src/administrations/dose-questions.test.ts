import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Instant, instantAt, millisecondsOf } from '../days/instant.ts'
import { usualWindows } from '../drugs/dose-windows.ts'
import type { DrugAnswer, DrugQuestion } from '../drugs/drug-question.ts'
import type { Drug } from '../drugs/drug.ts'
import type { Moment } from '../drugs/drug-lists.ts'
import { someAdministration } from '../testing/some-administration.ts'
import { someDrug } from '../testing/some-drug.ts'
import { someScale } from '../testing/some-scale.ts'
import type { DoseQuestionCode } from './dose-confirmation.ts'
import type { DoseQuestion } from './dose-question.ts'
import { doseQuestions } from './dose-questions.ts'
import type { DoseFacts, MeasuredValue, TakenDose, WeighedDose } from './weighed-dose.ts'

const at = (clock: string, day = '20'): Instant => `2026-11-${day}T${clock}:00.000Z`

const scheme = someDrug({ morning: 1, afternoon: 1, evening: 1, night: 1 })
const needed = (more: Partial<Drug> = {}): Drug =>
  someDrug({
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd31',
    name: 'Dafalgan 500 mg',
    reserve: true,
    morning: 1,
    ...more,
  })

type Given = { at: Instant; dose?: number; drug?: Drug; moment?: Moment | null; day?: string }

const taken = ({
  at: given_at,
  dose = 1,
  drug = scheme,
  moment = null,
  day = given_at.slice(0, 10),
}: Given): TakenDose => {
  const { _id, version, name, modality, dose_unit, reserve, reserve_min_interval_hours } = drug
  const named = { _id, version, name, modality, dose_unit, reserve }
  const administration = someAdministration({ given_at, dose, drug: named, moment, day })
  const { author } = administration
  const ordered = { ...named, reserve_min_interval_hours }
  return { _id: administration._id, drug: ordered, day, moment, dose, given_at, author }
}

const next = (more: Partial<WeighedDose> = {}): WeighedDose => ({
  drug: scheme,
  day: '2026-11-20',
  moment: 'morning',
  dose: 1,
  ordered: 1,
  given_at: at('08:00'),
  status: 'given',
  ...more,
})

const facts = (more: Partial<DoseFacts> = {}): DoseFacts => ({
  windows: usualWindows,
  dossier: { status: 'active', suspension: null },
  drugs: [],
  taken: [],
  answers: [],
  allergies: null,
  values: [],
  measured: [],
  changed: null,
  ...more,
})

const asked = (dose: Partial<WeighedDose>, more: Partial<DoseFacts> = {}): DoseQuestion[] =>
  doseQuestions(next(dose), facts(more))
const codes = (questions: readonly DoseQuestion[]): DoseQuestionCode[] => questions.map(({ code }) => code)
const one = <Code extends DoseQuestionCode>(code: Code, questions: readonly DoseQuestion[]) =>
  questions.find(question => question.code === code) as Extract<DoseQuestion, { code: Code }> | undefined

it('asks nothing of a dose that is given as ordered, in its window', () => {
  expect(asked({})).toEqual([])
})

describe('another dose of the same substance too near', () => {
  const nitro = needed({ name: 'Nitroglicerina spray', reserve_min_interval_hours: 0.0833 })
  const four = needed({ reserve_min_interval_hours: 4 })
  const free = needed()
  // In winter the windows begin at 05:00, 10:00, 15:00 and 20:00 UTC.
  const cases: [string, Partial<WeighedDose>, Given, Instant | null][] = [
    [
      'of the scheme, half the distance of the windows',
      { moment: 'afternoon', given_at: at('10:10') },
      { at: at('07:41'), moment: 'morning' },
      at('10:11'),
    ],
    [
      'of the scheme, at half the distance',
      { moment: 'afternoon', given_at: at('10:10') },
      { at: at('07:40'), moment: 'morning' },
      null,
    ],
    [
      'of the night before, the day counted',
      { given_at: at('05:10') },
      { at: at('00:41'), moment: 'night', day: '2026-11-19' },
      at('05:11'),
    ],
    [
      'of the night before, far enough',
      { given_at: at('05:10') },
      { at: at('00:40'), moment: 'night', day: '2026-11-19' },
      null,
    ],
    [
      'of the day before last, of a patch every two days',
      { day: '2026-11-20', given_at: at('06:00') },
      { at: at('06:01', '19'), moment: 'morning', day: '2026-11-18' },
      at('06:01'),
    ],
    [
      'that is written down later',
      { given_at: at('08:00') },
      { at: at('10:00'), moment: 'afternoon' },
      at('12:30'),
    ],
    [
      'as needed, where nothing is ordered: half an hour',
      { drug: free, moment: null },
      { at: at('07:31'), drug: free },
      at('08:01'),
    ],
    ['as needed, half an hour later', { drug: free, moment: null }, { at: at('07:30'), drug: free }, null],
    [
      'as needed, a minute before the ordered interval',
      { drug: four, moment: null, given_at: at('11:59') },
      { at: at('08:00'), drug: four },
      at('12:00'),
    ],
    [
      'as needed, on the very hour',
      { drug: four, moment: null, given_at: at('12:00') },
      { at: at('08:00'), drug: four },
      null,
    ],
    [
      'as needed, four minutes where five are ordered',
      { drug: nitro, moment: null },
      { at: at('07:56'), drug: nitro },
      at('08:01'),
    ],
    [
      'as needed, five minutes where five are ordered',
      { drug: nitro, moment: null },
      { at: at('07:55'), drug: nitro },
      null,
    ],
    [
      'of the scheme after one as needed with an interval',
      {},
      { at: at('05:00'), drug: { ...four, name: scheme.name } },
      at('09:00'),
    ],
    [
      'of the scheme after one as needed without',
      {},
      { at: at('07:29'), drug: { ...free, name: scheme.name } },
      null,
    ],
    [
      'under another order of a longer interval, which holds for both',
      {
        drug: { ...four, _id: someDrug()._id, reserve_min_interval_hours: 1 },
        moment: null,
        given_at: at('11:59'),
      },
      { at: at('08:00'), drug: four },
      at('12:00'),
    ],
    [
      'under another order of a shorter interval',
      { drug: four, moment: null, given_at: at('11:59') },
      { at: at('08:00'), drug: { ...four, _id: someDrug()._id, reserve_min_interval_hours: 1 } },
      at('12:00'),
    ],
    ['of another substance', {}, { at: at('07:59'), drug: four }, null],
    ['of the same dose, which is another question', {}, { at: at('07:00'), moment: 'morning' }, null],
  ]
  it.each(cases)('%s', (_, dose, given, until) => {
    const near = one('dose_near', asked(dose, { taken: [taken(given)] }))
    expect(near?.until ?? null).toBe(until)
    expect(near?.doses.map(({ given_at }) => given_at) ?? []).toEqual(until === null ? [] : [given.at])
  })

  it('is held against all of them: of three at once the second and the third are asked', () => {
    const insulin = someDrug({ dose_unit: 'unit', morning: 20, afternoon: 20, evening: 20 })
    const dose = { drug: insulin, dose: 20, ordered: 20 }
    const morning = taken({ at: at('08:00'), drug: insulin, dose: 20, moment: 'morning' })
    const afternoon = taken({ at: at('08:02'), drug: insulin, dose: 20, moment: 'afternoon' })
    const evening = asked(
      { ...dose, moment: 'evening', given_at: at('08:04') },
      { taken: [afternoon, morning] },
    )
    expect(one('dose_near', evening)).toMatchObject({ doses: [morning, afternoon], until: at('13:00') })
  })

  describe('of the same moment, under two orders', () => {
    const units = { dose_unit: 'unit', morning: 20, evening: 20, name: 'NovoRapid 100 U/ml' } as const
    const scaled = { ...units, dose_scale: someScale, morning: 1, evening: 1 }
    const tablets = { name: 'Torasemide 5 mg', morning: 1 }
    const drugOf = (_id: string, more: Partial<Drug>, answeredFor?: string): Drug =>
      someDrug({
        _id,
        ...more,
        answered: answeredFor === undefined ? [] : [answer('same_substance', answeredFor)],
      })
    const answer = (code: 'same_substance', drugId: string): DrugAnswer => ({
      question: { code, drugId, name: units.name, because: { it: '', de: '', fr: '', en: '' } },
      reason: 'Prescritti insieme',
      by: someDrug().author,
      at: at('08:00', '01'),
    })
    const together: [string, Drug, Drug, string, boolean][] = [
      ['two insulins by the scheme', drugOf('a', units), drugOf('b', units), '08:04', true],
      [
        'two insulins by the scheme, written together',
        drugOf('a', units),
        drugOf('b', units, 'a'),
        '08:04',
        true,
      ],
      ['two insulins by scale', drugOf('a', scaled), drugOf('b', scaled, 'a'), '08:04', true],
      ['a meal dose and its scale', drugOf('a', units), drugOf('b', scaled, 'a'), '08:04', false],
      [
        'a meal dose and a scale of which nobody knew',
        drugOf('a', units),
        drugOf('b', scaled),
        '08:04',
        true,
      ],
      ['two strengths', drugOf('a', tablets), drugOf('b', tablets, 'a'), '08:04', false],
      ['two strengths, the other way', drugOf('a', tablets, 'b'), drugOf('b', tablets), '08:04', false],
      ['two strengths, answered for another', drugOf('a', tablets), drugOf('b', tablets, 'c'), '08:04', true],
      [
        'two of which nobody knew, in the same second',
        drugOf('a', tablets),
        drugOf('b', tablets),
        '08:00',
        true,
      ],
      ['half an hour later', drugOf('a', units), drugOf('b', units), '08:30', false],
    ]
    it.each(together)('%s', (_, before, drug, clock, isAsked) => {
      const given = [taken({ at: at('08:00'), drug: before, moment: 'morning' })]
      const questions = asked({ drug, given_at: at(clock) }, { drugs: [before, drug], taken: given })
      expect(one('dose_near', questions)?.until ?? null).toBe(isAsked ? at('08:30') : null)
    })

    it('the first of which has ended since', () => {
      const [ended, drug] = [drugOf('a', tablets), drugOf('b', tablets)]
      const given = [taken({ at: at('08:00'), drug: ended, moment: 'morning' })]
      expect(codes(asked({ drug, given_at: at('08:04') }, { drugs: [drug], taken: given }))).toEqual([
        'dose_near',
      ])
    })
  })

  it('counts hours and not clocks on the nights of the clock change', () => {
    const drug = needed({ reserve_min_interval_hours: 4 })
    const before = (given_at: Instant) => ({ taken: [taken({ at: given_at, drug })] })
    const asNeeded = (given_at: Instant) => ({ drug, moment: null, given_at })
    // From 01:30 to 04:30 on 25 October lie four hours, on 29 March two.
    expect(asked(asNeeded('2026-10-25T03:30:00.000Z'), before('2026-10-24T23:30:00.000Z'))).toEqual([])
    expect(codes(asked(asNeeded('2026-03-29T02:30:00.000Z'), before('2026-03-29T00:30:00.000Z')))).toEqual([
      'dose_near',
    ])
  })
})

describe('more than ordered', () => {
  it.each([
    ['twice', 2, 1, true],
    ['three halves', 1.5, 1, false],
    ['twice a half', 1, 0.5, true],
    ['any amount where none is ordered', 8, 0, false],
  ])('in one dose: %s', (_, dose, ordered, isAsked) => {
    expect(codes(asked({ dose, ordered })).includes('dose_multiple')).toBe(isAsked)
  })

  const twice = someDrug({ morning: 1, evening: 1 })
  const most = needed({ reserve_max_24h: 4 })
  const cases: [string, Partial<WeighedDose>, Given[], number | null][] = [
    [
      'the day of the scheme',
      { drug: twice, moment: 'evening', given_at: at('17:00') },
      [{ at: at('08:00'), dose: 1, drug: twice, moment: 'morning' }],
      null,
    ],
    [
      'a day on which one was given twice',
      { drug: twice, moment: 'evening', given_at: at('17:00') },
      [{ at: at('06:00'), dose: 2, drug: twice, moment: 'morning' }],
      3,
    ],
    [
      'never the 24 hours before',
      { drug: twice, given_at: at('06:00') },
      [{ at: at('17:00', '19'), dose: 2, drug: twice, moment: 'evening' }],
      null,
    ],
    [
      'a dose of the night after midnight belongs to its day',
      { drug: twice, moment: 'evening', given_at: at('20:00') },
      [{ at: at('00:30'), dose: 2, drug: twice, moment: 'night', day: '2026-11-19' }],
      null,
    ],
    [
      'nothing of a drug of another row',
      { drug: twice, moment: 'evening', given_at: at('17:00') },
      [{ at: at('06:00'), dose: 9, drug: most, moment: null }],
      null,
    ],
    [
      '24 hours of a drug as needed',
      { drug: most, moment: null, given_at: at('16:00') },
      [
        { at: at('08:00'), dose: 2, drug: most },
        { at: at('12:00'), dose: 2, drug: most },
      ],
      5,
    ],
    [
      'nothing up to the most',
      { drug: most, moment: null, given_at: at('16:00') },
      [
        { at: at('08:00'), dose: 1, drug: most },
        { at: at('12:00'), dose: 2, drug: most },
      ],
      null,
    ],
    [
      'nothing that is 24 hours old',
      { drug: most, moment: null, given_at: at('08:00', '21') },
      [{ at: at('08:00'), dose: 4, drug: most }],
      null,
    ],
    [
      'what is a minute younger',
      { drug: most, moment: null, given_at: at('07:59', '21') },
      [{ at: at('08:00'), dose: 4, drug: most }],
      5,
    ],
    [
      'a later day that would hold too much',
      { drug: most, moment: null },
      [{ at: at('20:00'), dose: 4, drug: most }],
      5,
    ],
    ['one dose that alone is too much', { drug: most, moment: null, dose: 5, ordered: 5 }, [], 5],
    ['nothing where no most is ordered', { drug: needed(), moment: null, dose: 20, ordered: 20 }, [], null],
  ]
  it.each(cases)('in a day: %s', (_, dose, given, sum) => {
    const questions = asked(dose, { taken: given.map(taken) })
    expect(one('dose_over_day', questions)?.sum ?? null).toBe(sum)
  })

  it('says from when on it is no more, or that it never is', () => {
    const doses = [
      taken({ at: at('08:00'), dose: 2, drug: most }),
      taken({ at: at('12:00'), dose: 2, drug: most }),
    ]
    const dose = { drug: most, moment: null, given_at: at('16:00') }
    expect(one('dose_over_day', asked(dose, { taken: doses }))?.until).toBe(at('08:00', '21'))
    expect(one('dose_over_day', asked({ ...dose, dose: 5 }))?.until).toBe(null)
  })
})

describe('before its window', () => {
  // The evening begins at 15:00 UTC.
  it.each([
    ['an hour before', at('14:00'), true],
    ['less than an hour before', '2026-11-20T14:00:00.001Z', false],
    ['within', at('15:30'), false],
  ])('%s', (_, given_at, isAsked) => {
    const early = one('dose_before_window', asked({ moment: 'evening', given_at }))
    expect(early !== undefined).toBe(isAsked)
    if (early) expect(early).toMatchObject({ from: at('15:00'), until: '2026-11-20T14:00:00.001Z' })
  })

  it('is nothing that a dose taken as needed can be', () => {
    expect(asked({ drug: needed(), moment: null, given_at: at('01:00') })).toEqual([])
  })
})

it.each([
  ['on its days', { from: '2026-11-19', to: '2026-11-20' }, true],
  ['without an end', { from: '2026-11-20', to: null }, true],
  ['before it', { from: '2026-11-21', to: null }, false],
  ['after it', { from: '2026-11-10', to: '2026-11-19' }, false],
])('asks of a client who is suspended: %s', (_, suspension, isAsked) => {
  const dossier = { status: 'suspended', suspension } as const
  expect(codes(asked({}, { dossier }))).toEqual(isAsked ? ['client_suspended'] : [])
})

describe('a dose that a value holds', () => {
  const drug = someDrug({ morning: 1, hold_rules: [{ parameter: 'hr', below: 50, above: null }] })
  const pulse = (value: number, measured_at = at('07:30')) =>
    [{ parameter: 'hr', value, measured_at }] as const
  const cases: [string, readonly MeasuredValue[], { value: number | null } | null][] = [
    ['is asked for its value where none was measured', [], { value: null }],
    ['is held below the bound', pulse(46), { value: 46 }],
    ['is not held at the bound', pulse(50), null],
    ['takes a value of two hours ago', pulse(60, at('06:00')), null],
    ['asks anew for an older one', pulse(60, '2026-11-20T05:59:59.999Z'), { value: null }],
    ['takes one of a clock that is ahead', pulse(60, at('08:05')), null],
    ['takes the last of two', [...pulse(46), ...pulse(60, at('07:00'))], { value: 46 }],
    ['is not judged by another parameter', [{ ...pulse(60)[0], parameter: 'glyc' }], { value: null }],
  ]
  it.each(cases)('%s', (_, values, rule) => {
    const hold = one('hold', asked({ drug }, { values }))
    expect(hold?.rules.map(({ value }) => ({ value })) ?? []).toEqual(rule ? [rule] : [])
  })

  it('is asked for a rapid insulin by a fixed order, whose glycaemia holds it in hypoglycaemia', () => {
    const rapid = someDrug({ name: 'Insulina aspart', morning: 6, dose_unit: 'unit', modality: 'SC' })
    const glycaemia = (value: number) => [{ parameter: 'glyc', value, measured_at: at('07:30') }] as const
    const rules = (values: readonly MeasuredValue[]) => one('hold', asked({ drug: rapid }, { values }))?.rules
    expect(rules([])).toMatchObject([{ parameter: 'glyc', below: 4, value: null }])
    expect(rules(glycaemia(3.9))).toMatchObject([{ value: 3.9 }])
    expect(rules(glycaemia(4))).toBeUndefined()
  })

  it('is asked only where it is given now: what she took herself is not held any more', () => {
    for (const status of ['self_taken', 'refused'] as const)
      expect(codes(asked({ drug, status }))).toEqual([])
  })
})

describe('an allergy', () => {
  const drug = someDrug({ name: 'Co-Amoxi 1 g', morning: 1 })
  const allergies = { notes: [{ source: 'warning', text: 'Penicillina' }], none_on: null } as const
  const because = { it: 'penicilline', de: 'Penicilline', fr: 'pénicillines', en: 'penicillins' }
  const answerTo = (question: DrugQuestion): DrugAnswer => ({
    question,
    reason: 'Sentito il medico',
    by: drug.author,
    at: at('07:00'),
  })
  const allergy = answerTo({ code: 'allergy', source: 'warning', text: 'Penicillina', because })

  it.each<[string, Partial<Drug>, DoseFacts['allergies'], boolean]>([
    ['an allergy that came later', {}, { ...allergies, notes: [...allergies.notes] }, true],
    ['one that was answered', { answered: [allergy] }, { ...allergies, notes: [...allergies.notes] }, false],
    [
      'one that is worded otherwise by now',
      { answered: [allergy] },
      { ...allergies, notes: [{ source: 'warning', text: 'Penicillina: shock' }] },
      true,
    ],
    ['one that she may not read', {}, null, false],
  ])('is asked before a dose of %s', (_, more, known, isAsked) => {
    const found = one('allergy', asked({ drug: { ...drug, ...more } }, { allergies: known }))
    expect(found?.matches.length ?? 0).toBe(isAsked ? 1 : 0)
  })
})

describe('the name of a question', () => {
  const four = needed({ reserve_min_interval_hours: 4 })
  const first = taken({ at: at('07:00'), drug: four })
  const second = taken({ at: at('07:50'), drug: four })
  const nearAt = (given_at: Instant, ...doses: TakenDose[]) =>
    one('dose_near', asked({ drug: four, moment: null, given_at }, { taken: doses }))
  const pulse = (value: number) => [{ parameter: 'hr', value, measured_at: at('07:30') }] as const
  const held = someDrug({ morning: 1, hold_rules: [{ parameter: 'hr', below: 50, above: null }] })
  const heldBy = (more: Partial<DoseFacts>) => one('hold', asked({ drug: held }, more))?.key

  it('stays the same as time goes by', () => {
    const [now, later] = [nearAt(at('08:00'), first), nearAt(at('08:20'), first)]
    expect(now?.key).toMatch(/^dose_near:[0-9a-z]+$/)
    expect(later?.key).toBe(now?.key)
  })

  it('is another one where another dose was given, or the same was corrected', () => {
    const corrected = { ...first, given_at: at('07:05') }
    const keys = [[first], [first, second], [corrected]].map(doses => nearAt(at('08:00'), ...doses)?.key)
    expect(new Set(keys).size).toBe(3)
  })

  it('is another one of another amount', () => {
    const keys = [2, 3].map(dose => one('dose_multiple', asked({ dose }))?.key)
    expect(new Set(keys).size).toBe(2)
  })

  it('is another one where a colleague measured, not where she did herself', () => {
    const unmeasured = heldBy({})
    expect(heldBy({ measured: pulse(46) })).toBe(unmeasured)
    expect(heldBy({ values: pulse(46) })).not.toBe(unmeasured)
  })
})

describe('what changed meanwhile', () => {
  const changed = { drug: { ...scheme, version: 2, morning: 2 }, of_its_time: false }
  const answers = [someAdministration()]

  it('is asked first, with everything else at once', () => {
    const dose = { dose: 2, given_at: at('03:00') }
    const all = asked(dose, {
      changed,
      answers,
      taken: [taken({ at: at('02:59'), moment: 'night', day: '2026-11-19' })],
    })
    expect(codes(all)).toEqual([
      'drug_changed',
      'dose_answered',
      'dose_near',
      'dose_multiple',
      'dose_before_window',
    ])
  })

  it('is all that is asked of a dose that is not taken', () => {
    const all = asked({ status: 'refused', dose: 2, given_at: at('03:00') }, { changed, answers })
    expect(codes(all)).toEqual(['drug_changed', 'dose_answered'])
  })
})

it('asks of a correction only what it makes of the dose', () => {
  const dossier = { status: 'suspended', suspension: { from: '2026-11-20', to: null } } as const
  expect(codes(doseQuestions(next({ dose: 2 }), facts({ dossier }), 'corrected'))).toEqual(['dose_multiple'])
})

it('whatever is given only when nothing is asked keeps interval and sum, in any order of writing', () => {
  const hour = 3_600_000
  const start = millisecondsOf('2026-10-23T00:00:00.000Z')
  const drug = needed({ reserve_min_interval_hours: 4, reserve_max_24h: 4 })
  const dose = fc.record({ quarter: fc.integer({ min: 0, max: 400 }), dose: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(dose, { maxLength: 40 }), tried => {
      const given: TakenDose[] = []
      for (const { quarter, dose: amount } of tried) {
        const given_at = instantAt(start + quarter * (hour / 4))
        const dosed = { drug, moment: null, dose: amount, ordered: 0, given_at }
        if (asked(dosed, { taken: given }).length === 0)
          given.push(taken({ at: given_at, dose: amount, drug }))
      }
      const times = given.map(({ given_at }) => millisecondsOf(given_at)).toSorted((a, b) => a - b)
      times.slice(1).forEach((time, index) => expect(time - times[index]!).toBeGreaterThanOrEqual(4 * hour))
      for (const end of times) {
        const inWindow = given.filter(({ given_at }) => {
          const time = millisecondsOf(given_at)
          return time > end - 24 * hour && time <= end
        })
        expect(inWindow.reduce((sum, { dose: amount }) => sum + amount, 0)).toBeLessThanOrEqual(4)
      }
    }),
  )
})
