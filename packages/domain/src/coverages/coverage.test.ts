import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import {
  areRivals,
  type Coverage,
  coverageDefaults,
  type CoverageFields,
  coveragesOn,
  holdsOn,
  numbersNamedOtherwise,
  WholeCoverage,
} from './coverage.ts'

const basic = {
  ...coverageDefaults('kvg'),
  law: 'kvg',
  from: '2026-01-01',
  insurer: 'Cassa di Prova',
} as const satisfies CoverageFields
const whole = (more: Partial<CoverageFields>): CoverageFields => ({ ...basic, ...more })

describe('a coverage', () => {
  it.each<[string, Partial<CoverageFields>, string[]]>([
    ['of basic insurance', {}, []],
    ['of one day', { until: '2026-01-01' }, []],
    ['that ends before it begins', { until: '2025-12-31' }, ['until end_before_start']],
    ['without an insurer', { insurer: null }, ['insurer required']],
    ['without an insurer, paid by the client', { law: 'private', insurer: null, tiers: 'garant' }, []],
    ['paid by the client, whom nobody owes', { law: 'private' }, ['tiers not_an_option']],
    ['of an accident in tiers garant', { law: 'uvg', tiers: 'garant' }, ['tiers not_an_option']],
    ['of the army in tiers garant', { law: 'mvg', tiers: 'garant' }, ['tiers not_an_option']],
    ['of invalidity in tiers garant', { law: 'ivg', tiers: 'garant' }, ['tiers not_an_option']],
    ['complementary in tiers garant', { law: 'vvg', tiers: 'garant' }, []],
    ['of an accident, with its case', { law: 'uvg', case_number: 'U-1', case_date: '2026-02-03' }, []],
    ['of an accident whose number is not there yet', { law: 'uvg' }, []],
    ['with an allowance', { helplessness: 'light', helplessness_since: '2025-05-01' }, []],
    ['with an allowance since nobody knows when', { helplessness: 'light' }, ['helplessness_since required']],
    ['with no allowance', { helplessness: 'none' }, []],
    ['with a day and no allowance', { helplessness_since: '2025-05-01' }, ['helplessness required']],
    [
      'with a day of no allowance',
      { helplessness: 'none', helplessness_since: '2025-05-01' },
      ['helplessness required'],
    ],
  ])('%s: %j', (_, more, problems) => {
    const read = WholeCoverage.safeParse(whole(more))
    expect(read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []).toEqual(
      problems,
    )
  })
})

describe('a coverage holds', () => {
  it.each([
    ['2025-12-31', null, false],
    ['2026-01-01', null, true],
    ['2040-01-01', null, true],
    ['2026-06-30', '2026-06-30', true],
    ['2026-07-01', '2026-06-30', false],
  ])('on %s, until %s: %s', (day, until, isHeld) => expect(holdsOn(whole({ until }), day)).toBe(isHeld))
})

describe('two coverages', () => {
  const year = { from: '2026-01-01', until: '2026-12-31' }
  it.each<[string, Partial<CoverageFields>, Partial<CoverageFields>, boolean]>([
    ['of basic insurance at once', year, { from: '2026-12-31' }, true],
    ['of basic insurance, one after the other', year, { from: '2027-01-01' }, false],
    ['of basic insurance, without an end', {}, { from: '2030-01-01', insurer: 'Altra' }, true],
    ['of basic insurance, the older found later', { from: '2027-01-01' }, year, false],
    ['of two laws', {}, { law: 'vvg' }, false],
    ['of two complementary insurers', { law: 'vvg' }, { law: 'vvg', insurer: 'Altra' }, false],
    ['of one complementary insurer', { law: 'vvg' }, { law: 'vvg', insurer: 'cassa di prova' }, true],
    ['of two accidents', { law: 'uvg', case_number: '1' }, { law: 'uvg', case_number: '2' }, false],
    ['of one accident', { law: 'uvg', case_number: 'A-1' }, { law: 'uvg', case_number: 'a-1' }, true],
    ['of accidents without a number', { law: 'uvg' }, { law: 'uvg', insurer: 'Altra' }, true],
    ['of two decisions', { law: 'ivg', case_number: '1' }, { law: 'ivg', case_number: '2' }, false],
    ['of one case in the army', { law: 'mvg', case_number: '1' }, { law: 'mvg', case_number: '1' }, true],
    ['of nobody', { law: 'private', insurer: null }, { law: 'private', insurer: null }, true],
  ])('%s are rivals: %j, %j', (_, one, other, isRival) => {
    expect(areRivals(whole(one), whole(other))).toBe(isRival)
    expect(areRivals(whole(other), whole(one))).toBe(isRival)
  })
})

it('those of a day stand as their laws do, without struck ones', () => {
  const coverage = (more: Partial<Coverage>): Coverage => ({
    ...basic,
    _id: newId(),
    dossierId: newId(),
    version: 1,
    struck_reason: null,
    author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
    created_at: '2026-01-01T08:00:00.000Z',
    written_at: '2026-01-01T08:00:00.000Z',
    ...more,
  })
  const held = coveragesOn(
    [
      coverage({ law: 'uvg', insurer: 'Infortuni' }),
      coverage({ law: 'vvg', insurer: 'Scritta per errore', struck_reason: 'Doppione' }),
      coverage({ insurer: 'Di prima', from: '2025-01-01', until: '2025-12-31' }),
      coverage({}),
    ],
    '2026-11-20',
  )
  expect(held.map(({ insurer }) => insurer)).toEqual(['Cassa di Prova', 'Infortuni'])
})

describe('numbers of the sanitary data', () => {
  const [one, other] = ['80756015090002647590', '80756003120123456789']
  it.each<[string, (string | null)[], Partial<CoverageFields>, string[]]>([
    ['that the coverage says too', [one, '12'], { card_number: one, insured_number: '12' }, []],
    ['of which the coverage has none', [one, '12'], {}, []],
    ['that are not written', [null, null], { card_number: one, insured_number: '12' }, []],
    ['of another card', [one, '12'], { card_number: other, insured_number: '12' }, ['cardNumber']],
    [
      'of which both are others',
      [one, '12'],
      { card_number: other, insured_number: '13' },
      ['cardNumber', 'insuranceNumber'],
    ],
    ['beside a complementary insurer', [one, '12'], { law: 'vvg', card_number: other }, []],
  ])('%s', (_, [cardNumber = null, insuranceNumber = null], more, otherwise) => {
    expect(numbersNamedOtherwise({ cardNumber, insuranceNumber }, [whole(more)])).toEqual(otherwise)
  })
})
