import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualWindows } from '../drugs/dose-windows.ts'
import type { Drug } from '../drugs/drug.ts'
import { moments } from '../drugs/drug-lists.ts'
import { orderedDoses } from '../drugs/ordered-doses.ts'
import { someAdministration } from '../testing/some-administration.ts'
import { someDrug } from '../testing/some-drug.ts'
import type { Administration } from './administration.ts'
import { doseKey, dosesOfDay, isDose, isDoseOpen, withAnswers } from './doses-of-day.ts'

const day = '2026-11-20'
const drug = (_id: string, changed: Partial<Drug> = {}): Drug =>
  someDrug({ _id, name: _id, start_date: '2026-11-01', ...changed })

const answer = (drugId: string, changed: Partial<Administration> = {}): Administration =>
  someAdministration({
    _id: `answer to ${drugId}`,
    drug: { ...someAdministration().drug, _id: drugId, name: drugId },
    day,
    ...changed,
  })

const questions: [] = []

/** The doses of some drugs on the day, and what may be taken as needed, as the page of the day reads them. */
const shown = (...drugs: Drug[]) => {
  const met = moments.map(({ value }) => ({ day, moment: value }))
  const now = '2026-11-20T07:00:00.000Z'
  return {
    doses: orderedDoses(drugs, met, { windows: usualWindows, now }).map(dose => ({ ...dose, questions })),
    as_needed: drugs.filter(({ reserve }) => reserve).map(of => ({ drug: of, questions })),
  }
}

describe('the doses of a day', () => {
  it('stand at their moments with what became of each', () => {
    const doses = dosesOfDay(
      shown(drug('a', { morning: 1, evening: 2 }), drug('b', { reserve: true, morning: 1 })),
      [answer('a'), answer('b', { moment: null }), answer('c')],
      day,
    )
    expect(doses.morning).toMatchObject([{ dose: 1, answers: [{ _id: 'answer to a' }] }])
    expect(doses.evening).toMatchObject([{ dose: 2, answers: [] }])
    expect(doses.as_needed).toMatchObject([{ drug: { _id: 'b' }, answers: [{ moment: null }] }])
    expect(doses.others).toMatchObject([{ _id: 'answer to c' }])
  })

  it('are open again when their answer is struck', () => {
    const struck = answer('a', { struck: { reason: 'cliente sbagliato' } })
    const [dose] = dosesOfDay(shown(drug('a', { morning: 1 })), [struck], day).morning
    expect(isDoseOpen(dose!)).toBe(true)
  })

  it('are not hers to answer where the client manages the drug alone', () => {
    const [dose] = dosesOfDay(shown(drug('a', { morning: 1, self_managed: true })), [], day).morning
    expect(isDoseOpen(dose!)).toBe(false)
  })

  it('keep what was given under an order that changed since', () => {
    const { morning, others } = dosesOfDay(shown(drug('a', { evening: 1 })), [answer('a')], day)
    expect([morning, others.length]).toEqual([[], 1])
  })
})

it('whatever was written of a day stands in it exactly once', () => {
  const some = fc.constantFrom('a', 'b', 'c')
  const anyMoment = fc.constantFrom(...moments.map(({ value }) => value), null)
  const writing = fc.record({ drugId: some, moment: anyMoment, isStruck: fc.boolean() })
  const read = shown(drug('a', { morning: 1, night: 1 }), drug('b', { reserve: true, morning: 1 }))
  fc.assert(
    fc.property(fc.array(writing, { maxLength: 20 }), writings => {
      const all = writings.map(({ drugId, moment, isStruck }, index) =>
        answer(drugId, { _id: String(index), moment, struck: isStruck ? { reason: 'errore' } : null }),
      )
      const doses = dosesOfDay(read, all, day)
      const found = [
        ...moments.flatMap(({ value }) => doses[value].flatMap(({ answers }) => answers)),
        ...doses.as_needed.flatMap(({ answers }) => answers),
        ...doses.others,
      ]
      const standing = all.filter(({ struck }) => struck === null)
      expect(found.map(({ _id }) => _id).toSorted()).toEqual(standing.map(({ _id }) => _id).toSorted())
    }),
  )
})

it('what is still open is what nothing was written of', () => {
  const due = [
    { drug: { _id: 'a' }, day, moment: 'morning' as const },
    { drug: { _id: 'a' }, day, moment: 'night' as const },
  ]
  expect(withAnswers(due, [answer('a')]).map(({ answers }) => answers.length)).toEqual([1, 0])
})

it('the doses of a night before are none of the day', () => {
  const read = shown(drug('a', { night: 1 }))
  const before = { ...read.doses[0]!, day: '2026-11-19' }
  const doses = dosesOfDay({ ...read, doses: [before, ...read.doses] }, [], day)
  expect(doses.night).toMatchObject([{ day }])
})

describe('a dose is the same one', () => {
  const dose = { drug: { _id: 'a' }, day, moment: 'morning' } as const
  it.each([
    ['itself', dose, true],
    ['as another list names it', { drugId: 'a', day, moment: 'morning' } as const, true],
    ['of another drug', { ...dose, drug: { _id: 'b' } }, false],
    ['of another day', { ...dose, day: '2026-11-19' }, false],
    ['of another moment', { ...dose, moment: 'evening' } as const, false],
    ['taken as needed', { ...dose, moment: null }, false],
  ])('%s', (_, other, isSame) => {
    expect(isDose(dose, other)).toBe(isSame)
    expect(doseKey(dose) === doseKey(other)).toBe(isSame)
  })
})
