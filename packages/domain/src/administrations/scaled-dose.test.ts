import { describe, expect, it } from 'vitest'
import type { Instant } from '../days/instant.ts'
import { usualWindows } from '../drugs/dose-windows.ts'
import { someAdministration } from '../testing/some-administration.ts'
import { someDrug } from '../testing/some-drug.ts'
import { someScale } from '../testing/some-scale.ts'
import type { DoseQuestion } from './dose-question.ts'
import { doseQuestions } from './dose-questions.ts'
import type { DoseFacts, MeasuredValue, TakenDose, WeighedDose } from './weighed-dose.ts'

const at = (clock: string): Instant => `2026-11-20T${clock}:00.000Z`

const insulin = someDrug({
  name: 'Insulina aspart 100 unità/ml',
  modality: 'SC',
  dose_unit: 'unit',
  morning: 1,
  afternoon: 1,
  evening: 1,
  dose_scale: someScale,
})

const next = (more: Partial<WeighedDose> = {}): WeighedDose => ({
  drug: insulin,
  day: '2026-11-20',
  moment: 'morning',
  dose: 6,
  ordered: 0,
  given_at: at('08:00'),
  status: 'given',
  ...more,
})

const glyc = (value: number, measured_at = at('07:50')): MeasuredValue => ({
  parameter: 'glyc',
  value,
  measured_at,
})

const facts = (more: Partial<DoseFacts> = {}): DoseFacts => ({
  windows: usualWindows,
  dossier: { status: 'active', suspension: null },
  drugs: [],
  taken: [],
  answers: [],
  values: [glyc(12.4)],
  measured: [],
  allergies: null,
  changed: null,
  ...more,
})

const codes = (asked: readonly DoseQuestion[]): string[] => asked.map(({ code }) => code)

const taken = (dose: number, moment: 'morning' | 'afternoon', given_at: Instant): TakenDose => {
  const { _id, version, name, modality, dose_unit, reserve, reserve_min_interval_hours } = insulin
  const drug = { _id, version, name, modality, dose_unit, reserve, reserve_min_interval_hours }
  const { author, ...given } = someAdministration({ drug, dose, moment, given_at })
  return { _id: given._id, drug, day: given.day, moment, dose, given_at, author }
}

describe('a dose by scale', () => {
  const unmeasured = { value: null, measured_at: null, proposed: null }
  const cases: [string, Partial<WeighedDose>, readonly MeasuredValue[], object | null][] = [
    ['is asked nothing as it is proposed', {}, [glyc(12.4)], null],
    ['is proposed exactly at a step', {}, [glyc(12)], null],
    ['is another one just below it', {}, [glyc(11.9)], { value: 11.9, proposed: 4 }],
    ['is asked with less than proposed', { dose: 4 }, [glyc(12.4)], { value: 12.4, proposed: 6 }],
    ['is asked with more than proposed', { dose: 8 }, [glyc(12.4)], { value: 12.4, proposed: 6 }],
    ['is asked where nothing is to be given', { dose: 4 }, [glyc(6.2)], { value: 6.2, proposed: 0 }],
    ['is asked below the first step', { dose: 4 }, [glyc(3.1)], { value: 3.1, proposed: null }],
    ['is asked without a value', {}, [], unmeasured],
    ['takes a value of half an hour ago', {}, [glyc(12.4, at('07:30'))], null],
    ['asks anew for one of 31 minutes ago', {}, [glyc(12.4, at('07:29'))], unmeasured],
    ['takes one of a clock that is ahead', {}, [glyc(12.4, at('08:05'))], null],
    ['goes by the last of two', {}, [glyc(6.2), glyc(12.4, at('07:45'))], { value: 6.2, proposed: 0 }],
    ['is not judged by another parameter', {}, [{ ...glyc(12.4), parameter: 'hr' }], unmeasured],
    ['is asked nothing where the client took it', { status: 'self_taken' }, [], null],
    ['is asked nothing where it is held', { status: 'held', dose: 0 }, [glyc(3.1)], null],
  ]
  it.each(cases)('%s', (_, more, values, said) => {
    const asked = doseQuestions(next(more), facts({ values })).filter(({ code }) => code === 'dose_scale')
    expect(asked).toEqual(said === null ? [] : [expect.objectContaining({ scale: someScale, ...said })])
  })

  it('goes by what was measured for it before any other value, and is answered as it was read', () => {
    const fresh = { measured: [glyc(17, at('08:00'))], values: [] }
    expect(doseQuestions(next({ dose: 8 }), facts(fresh))).toEqual([])
    const [read] = doseQuestions(next(), facts({ values: [] }))
    const [again] = doseQuestions(next(), facts(fresh))
    expect(again).toMatchObject({ value: 17, proposed: 8, key: read!.key })
    expect(doseQuestions(next({ dose: 8 }), facts())[0]!.key).not.toBe(read!.key)
  })

  it('names the value with its time', () => {
    const [asked] = doseQuestions(next({ dose: 8 }), facts())
    expect(asked).toMatchObject({ code: 'dose_scale', measured_at: at('07:50'), until: null })
  })

  it('counts what is proposed as ordered: twice as much is a multiple', () => {
    expect(codes(doseQuestions(next({ dose: 12 }), facts()))).toEqual(['dose_multiple', 'dose_scale'])
    expect(codes(doseQuestions(next({ dose: 10 }), facts()))).toEqual(['dose_scale'])
  })

  it('still keeps its distance from the dose of before', () => {
    const soon = next({ moment: 'afternoon', given_at: at('10:30') })
    const before = facts({ values: [glyc(12.4, at('10:25'))], taken: [taken(6, 'morning', at('09:30'))] })
    expect(codes(doseQuestions(soon, before))).toEqual(['dose_near'])
  })

  it('may reach the largest step at each of its moments in a day, and no more', () => {
    const late = { moment: 'evening', given_at: at('17:00') } as const
    const twice = [taken(8, 'morning', at('07:00')), taken(8, 'afternoon', at('12:00'))]
    const high = { values: [glyc(17, at('16:50'))] }
    expect(codes(doseQuestions(next({ ...late, dose: 8 }), facts({ ...high, taken: twice })))).toEqual([])
    const over = [taken(8, 'morning', at('07:00')), taken(10, 'afternoon', at('12:00'))]
    const asked = doseQuestions(next({ ...late, dose: 8 }), facts({ ...high, taken: over }))
    expect(asked).toMatchObject([{ code: 'dose_over_day', sum: 26, most: 24 }])
  })

  it('is still held by a rule', () => {
    const drug = { ...insulin, hold_rules: [{ parameter: 'glyc' as const, below: null, above: 20 }] }
    const asked = doseQuestions(next({ drug, dose: 8 }), facts({ values: [glyc(22)] }))
    expect(codes(asked)).toEqual(['hold'])
  })

  it('is asked anew where a correction changes how much or when', () => {
    expect(codes(doseQuestions(next({ dose: 8 }), facts(), 'corrected'))).toEqual(['dose_scale'])
    expect(codes(doseQuestions(next(), facts(), 'corrected'))).toEqual([])
  })

  it('never proposes insulin for a low value, whatever its steps', () => {
    for (let tenths = 3; tenths < 40; tenths += 1)
      expect(codes(doseQuestions(next({ dose: 4 }), facts({ values: [glyc(tenths / 10)] })))).toEqual([
        'dose_scale',
      ])
  })
})
