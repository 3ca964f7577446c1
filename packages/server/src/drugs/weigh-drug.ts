import type { DrugQuestions } from '@vicino/domain/drugs/drug-question.ts'
import { drugQuestions, weighedDrug } from '@vicino/domain/drugs/drug-questions.ts'
import type { Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { signatureOf } from '../access/author.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import type { Weighed } from '../records/serve-record.ts'
import { readAllergies } from './client-allergies.store.ts'
import { holdDrugs, listDrugs } from './drugs.store.ts'

/**
 * What a version of a drug keeps of what was asked before it was written: an allergy, the same substance in another
 * drug. Who may not read the anamnesis is not asked about allergies: the question would tell them.
 * @throws {Refusal} `drug_questions`, with those that nobody answered yet
 */
export async function weighDrug({
  tx,
  dossier,
  session,
  standing,
  author,
  now,
  today,
  id,
  fields,
  before,
  confirm,
  isStruck,
}: Weighed<DrugFields, Drug>): Promise<Pick<Drug, 'answered'>> {
  if (before && isStruck) return { answered: before.answered }
  const readsAllergies = isPermitted(session, standing, 'anamnesis.read', 'read')
  // Of two who write the same substance at once the second waits for the first, and is asked.
  const [, others, allergies] = await Promise.all([
    holdDrugs(tx, dossier),
    listDrugs(tx, dossier, 'current', today),
    readAllergies(tx, readsAllergies ? [dossier] : []),
  ])
  const drug = { ...fields, _id: id }
  const questions = drugQuestions(drug, { notes: allergies.get(dossier)?.notes ?? [], others })
  const { open, answered } = weighedDrug({
    drug,
    before,
    questions,
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
