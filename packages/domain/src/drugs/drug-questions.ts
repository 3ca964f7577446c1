import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { type Confirmation, questionKey, unconfirmed } from '../records/confirmation.ts'
import type { Signature } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import type { AllergyMatch, AllergyNote } from './allergies.ts'
import type { AskedDrugQuestion, DrugAnswer, DrugQuestion } from './drug-question.ts'
import { matchedAllergies, sharedSubstances } from './substances.ts'

/** A drug as far as it is asked about. */
type Asked = { _id: Id; name: string; start_date: Day; end_date: Day | null }

const overlap = (one: Asked, other: Asked): boolean =>
  (one.end_date === null || one.end_date >= other.start_date) &&
  (other.end_date === null || other.end_date >= one.start_date)

/** What speaks against a drug: the allergies of the client, and her other drugs that hold the same in the same days. */
export function drugQuestions(
  drug: Asked,
  { notes, others }: { notes: readonly AllergyNote[]; others: readonly Asked[] },
): DrugQuestion[] {
  const beside = others.filter(other => other._id !== drug._id && overlap(drug, other))
  return [
    ...matchedAllergies(drug.name, notes).map(match => ({ code: 'allergy' as const, ...match })),
    ...beside.flatMap(({ _id, name }) => {
      const [shared] = sharedSubstances(drug.name, name)
      return shared ? [{ code: 'same_substance' as const, drugId: _id, name, because: shared.called }] : []
    }),
  ]
}

/** What is read of a question: the drug's name, and the allergy as it was worded or the other drug. */
const keyOf = (drugName: string, question: DrugQuestion): string => {
  const { code } = question
  if (code === 'allergy') return questionKey(code, [drugName, question.source, question.text])
  return questionKey(code, [drugName, question.drugId, question.name])
}

/** The allergies that speak against a drug and were answered with none of what it says now: those that came later. */
export function unansweredAllergies(
  { name, answered }: { name: string; answered: readonly DrugAnswer[] },
  notes: readonly AllergyNote[],
): AllergyMatch[] {
  const known = new Set(answered.map(({ question }) => keyOf(name, question)))
  return matchedAllergies(name, notes).filter(match => !known.has(keyOf(name, { code: 'allergy', ...match })))
}

/** Whether nothing more is given of a drug, or it is only brought to its end: a single dose of today is still to come. */
const isEnding = ({ name, end_date }: Asked, before: Asked | undefined, today: Day): boolean =>
  end_date !== null && (end_date < today || (end_date === today && before?.name === name))

type Writing = {
  drug: Asked
  /** The version that is corrected. */
  before?: (Asked & { answered: readonly DrugAnswer[] }) | undefined
  questions: readonly DrugQuestion[]
  confirm: Confirmation | undefined
  by: Signature
  at: Instant
  today: Day
}

/**
 * What is still to be answered before a drug is written, and the answers that its version keeps. What was answered
 * is asked again only where the drug, or what speaks against it, reads otherwise by now; nothing is asked of a drug
 * that is ended.
 */
export function weighedDrug({ drug, before, questions, confirm, by, at, today }: Writing): {
  open: AskedDrugQuestion[]
  answered: DrugAnswer[]
} {
  const earlier = new Map(before?.answered.map(answer => [keyOf(before.name, answer.question), answer]))
  const asked = new Map(questions.map(question => [keyOf(drug.name, question), question]))
  const kept = [...earlier].flatMap(([key, answer]) => (asked.has(key) ? [answer] : []))
  if (isEnding(drug, before, today)) return { open: [], answered: kept }
  const fresh = [...asked].flatMap(([key, question]) => (earlier.has(key) ? [] : [{ ...question, key }]))
  const open = unconfirmed(fresh, confirm)
  const answers = confirm
    ? fresh.map(({ key: _, ...question }) => ({ question, reason: confirm.reason, by, at }))
    : []
  return { open, answered: [...kept, ...answers] }
}
