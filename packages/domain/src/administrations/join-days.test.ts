import { expect, test } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import { someDrug } from '../testing/some-drug.ts'
import type { DosesAround } from './administrations.contract.ts'
import { joinDays } from './join-days.ts'

const drug = someDrug({ evening: 1, night: 1, morning: 1 })
const [reserve, untold] = [someDrug({ reserve: true }), someDrug({ name: 'Metamizolo 500 mg' })]
const doseOn = (day: string, moment: 'morning' | 'evening' | 'night') => ({
  drug,
  day,
  moment,
  dose: 1,
  questions: [],
})
const given = (_id: string, given_at: string) => someAdministration({ _id, given_at })

const first: DosesAround = {
  doses: [doseOn('2026-11-19', 'night'), doseOn('2026-11-20', 'evening'), doseOn('2026-11-20', 'night')],
  administrations: [given('evening', '2026-11-20T18:00:00.000Z'), given('night', '2026-11-20T22:00:00.000Z')],
  as_needed: [],
  without_dose: [untold],
}
const last: DosesAround = {
  doses: [doseOn('2026-11-20', 'night'), doseOn('2026-11-21', 'morning')],
  administrations: [given('before', '2026-11-20T06:00:00.000Z'), given('night', '2026-11-20T22:00:00.000Z')],
  as_needed: [{ drug: reserve, questions: [] }],
  without_dose: [untold],
}

test('two days tell each dose, each answer and each drug once, the answers by when they were given', () => {
  const joined = joinDays(first, last, true)
  expect(joined.doses.map(({ day, moment }) => `${day} ${moment}`)).toEqual([
    '2026-11-19 night',
    '2026-11-20 evening',
    '2026-11-20 night',
    '2026-11-21 morning',
  ])
  expect(joined.administrations.map(({ _id }) => _id)).toEqual(['before', 'evening', 'night'])
  expect(joined.without_dose).toEqual([untold])
})

test.each([
  [false, first],
  [true, last],
])('what may be given as needed is that of the day that it is now (the last: %s)', (isLast, day) => {
  expect(joinDays(first, last, isLast).as_needed).toEqual(day.as_needed)
})

test('a day beside itself stays as it is', () => {
  expect(joinDays(first, first, true)).toEqual(first)
})
