import type { Day } from '@vicino/domain/days/day.ts'
import type { AllergyNote } from '@vicino/domain/drugs/allergies.ts'
import type { DrugQuestions } from '@vicino/domain/drugs/drug-question.ts'
import { drugQuestions, weighedDrug } from '@vicino/domain/drugs/drug-questions.ts'
import type { Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { signatureOf } from '../access/author.ts'
import { knows } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import type { Weighed } from '../records/serve-record.ts'
import { readAllergies } from './client-allergies.store.ts'
import { holdDrugs, listDrugs } from './drugs.store.ts'

/** What the drugs of a client are held against: what is known of her allergies, and her drugs in use. */
export type WeighedAgainst = { notes: readonly AllergyNote[]; others: readonly Drug[] }

type Place = Pick<Weighed<DrugFields, Drug>, 'tx' | 'dossier' | 'session' | 'standing' | 'today'>

/**
 * Reads it once for any number of drugs. Who may not read the anamnesis is not asked about allergies: the question
 * would tell them.
 */
export async function readBeside({ tx, dossier, session, standing, today }: Place): Promise<WeighedAgainst> {
  const readsAllergies = knows({ session, standing }, 'warning.clinical')
  // Of two who write the same substance at once the second waits for the first, and is asked.
  const [, others, allergies] = await Promise.all([
    holdDrugs(tx, dossier),
    listDrugs(tx, dossier, 'current', today),
    readAllergies(tx, readsAllergies ? [dossier] : []),
  ])
  return { notes: allergies.get(dossier)?.notes ?? [], others }
}

/** What later drugs of the same write are held against, once this one stands as it was written. */
export const withWritten = ({ notes, others }: WeighedAgainst, drug: Drug, today: Day): WeighedAgainst => ({
  notes,
  others: [
    ...others.filter(({ _id }) => _id !== drug._id),
    ...(drug.end_date === null || drug.end_date >= today ? [drug] : []),
  ],
})

type Written = Pick<
  Weighed<DrugFields, Drug>,
  'author' | 'now' | 'today' | 'id' | 'fields' | 'before' | 'confirm'
>

/**
 * What a version of a drug keeps of what was asked before it was written: an allergy, the same substance in another
 * drug.
 * @throws {Refusal} `drug_questions`, with those that nobody answered yet
 */
export function weighBeside(
  beside: WeighedAgainst,
  { author, now, today, id, fields, before, confirm }: Written,
): Pick<Drug, 'answered'> {
  const drug = { ...fields, _id: id }
  const { open, answered } = weighedDrug({
    drug,
    before,
    questions: drugQuestions(drug, beside),
    confirm,
    by: signatureOf(author),
    at: now,
    today,
  })
  if (open.length > 0) {
    const current: DrugQuestions = { questions: open }
    throw new Refusal('drug_questions', { current })
  }
  return { answered }
}

/** The same of one drug that is written by itself; what is struck is asked nothing. */
export async function weighDrug(writing: Weighed<DrugFields, Drug>): Promise<Pick<Drug, 'answered'>> {
  const { before, isStruck } = writing
  if (before && isStruck) return { answered: before.answered }
  return weighBeside(await readBeside(writing), writing)
}
