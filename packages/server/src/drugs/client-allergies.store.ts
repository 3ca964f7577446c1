import { allergiesOf, type ClientAllergies } from '@vicino/domain/drugs/allergies.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { listAllergyAnswers } from '../anamnesis/allergy-answers.store.ts'
import type { Tx } from '../db/tenant.ts'
import { listAllergyWarnings } from '../warnings/warnings.store.ts'

/** What is known of the allergies of some clients: two statements for any number of them. */
export async function readAllergies(
  tx: Tx,
  dossiers: readonly Id[],
): Promise<ReadonlyMap<Id, ClientAllergies>> {
  const [warnings, answers] = await Promise.all([
    listAllergyWarnings(tx, dossiers),
    listAllergyAnswers(tx, dossiers),
  ])
  const texts = Map.groupBy(warnings, ({ dossier }) => dossier)
  const answered = new Map(answers.map(answer => [answer.dossier, answer]))
  return new Map(
    dossiers.map(dossier => [
      dossier,
      allergiesOf(
        (texts.get(dossier) ?? []).map(({ text }) => text),
        answered.get(dossier),
      ),
    ]),
  )
}
