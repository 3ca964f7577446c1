import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import { doseQuestions } from '@vicino/domain/administrations/dose-questions.ts'
import type { TakenDose } from '@vicino/domain/administrations/weighed-dose.ts'
import { type Instant, instantAt, instantOf, millisecondsOf, todayIn } from '@vicino/domain/days/instant.ts'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { proposedDose } from '@vicino/domain/drugs/dose-scale.ts'
import { dosesDue } from '@vicino/domain/drugs/due-doses.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { describe, expect, it } from 'vitest'
import { makeDemo } from './demo.ts'

type Organisation = ReturnType<typeof makeDemo>[number]['organisation']

const lastOf = <Version extends { _id: string }>(versions: readonly Version[]): Version[] => [
  ...new Map(versions.map(version => [version._id, version])).values(),
]

const asTaken = (drug: Drug, dose: Omit<TakenDose, '_id' | 'drug' | 'author'>): TakenDose => {
  const { _id, version, name, modality, dose_unit, reserve, reserve_min_interval_hours, author } = drug
  const ordered = { _id, version, name, modality, dose_unit, reserve, reserve_min_interval_hours }
  return { _id: newId(), drug: ordered, author, ...dose }
}

/** What is measured before a dose by scale. */
const measured = { parameter: 'glyc', value: 12.4 } as const

/** Gives every dose that a visit of the day meets, as ordered and when its visit ends; answers what was asked. */
function giveDay({ content }: Organisation, now: Instant): { given: number; asked: string[] } {
  const date = todayIn(now)
  const orders = lastOf(content.drugs.all)
  const drugs = orders.filter(({ struck }) => struck === null)
  const standing = lastOf(content.administrations.all).filter(
    ({ status, struck, day }) => isTaken(status) && struck === null && day < date,
  )
  const taken: (TakenDose & { dossierId: string })[] = standing.map(
    ({ dossierId, drug, day, moment, dose, given_at }) => ({
      ...asTaken(orders.find(({ _id }) => _id === drug._id)!, { day, moment, dose, given_at }),
      dossierId,
    }),
  )
  const notes = content.warnings.all
    .filter(({ kind }) => kind === 'allergy')
    .map(({ text, dossierId }) => ({ source: 'warning' as const, text, dossierId }))
  const answered = new Set<string>()
  const visits = content.tasks.all
    .map(({ fields, placing }) => ({ ...fields, dossierId: placing.dossier }))
    .filter(task => task.date === date && task.dossierId !== null && task.status !== 'not_done')
    .toSorted((one, other) => ((one.end_time ?? '') < (other.end_time ?? '') ? -1 : 1))
  const asked = visits.flatMap(({ dossierId, date: on, end_date, start_time, end_time }) => {
    const own = drugs.filter(drug => drug.dossierId === dossierId)
    const due = dosesDue(own, { date: on, end_date, start_time, end_time }, { windows: usualWindows, now })
    const ends = millisecondsOf(instantOf(end_date, end_time ?? '12:00'))
    return due.flatMap(({ drug, day, moment, dose }, index) => {
      const key = `${drug._id} ${day} ${moment}`
      if (answered.has(key) || drug.written_at > now) return []
      answered.add(key)
      const given_at = instantAt(ends - (index + 2) * 60_000)
      const scaled = drug.dose_scale && proposedDose(drug.dose_scale, measured.value)
      const amount = scaled ?? dose
      const questions = doseQuestions(
        { drug, day, moment, dose: amount, ordered: dose, given_at, status: 'given' },
        {
          windows: usualWindows,
          dossier: { status: 'active', suspension: null },
          drugs: own,
          taken: taken.filter(one => one.dossierId === dossierId),
          answers: [],
          allergies: { notes: notes.filter(note => note.dossierId === dossierId), none_on: null },
          values: [],
          measured: [{ ...measured, measured_at: given_at }],
          changed: null,
        },
      )
      taken.push({ ...asTaken(drug, { day, moment, dose: amount, given_at }), dossierId: dossierId! })
      return questions.map(({ code }) => `${code}: ${drug.name}, ${moment}, ${given_at}`)
    })
  })
  return { given: answered.size, asked }
}

describe('in a normal day of the demonstration', () => {
  it.each([
    '2026-11-16T09:00:00.000Z',
    '2026-11-20T09:00:00.000Z',
    '2026-11-22T15:00:00.000Z',
    '2027-03-28T12:00:00.000Z',
  ])('nothing is asked before a dose: %s', now => {
    for (const { organisation } of makeDemo({ now, today: todayIn(now) }, 0))
      expect(giveDay(organisation, now).asked).toEqual([])
  })
})
