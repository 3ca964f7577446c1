import type { AllergyAnswers } from '@vicino/domain/drugs/allergies.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** What the current anamnesis of some clients says of allergies and intolerances; no row where nobody wrote of them. */
export const listAllergyAnswers = (tx: Tx, dossiers: readonly Id[]) => tx<
  (AllergyAnswers & { dossier: Id })[]
>`
  select s.dossier_id as dossier, s.answers ->> 'allergies' as allergies,
    s.answers ->> 'allergies_note' as allergies_note, s.answers ->> 'intollerances' as intollerances,
    s.answers ->> 'intollerances_note' as intollerances_note, s.saved_at, s.state <> 'to_confirm' as confirmed
  from unnest(${dossiers}::uuid[]) as d (_id)
  cross join lateral (
    select _id from anamnesis where dossier_id = d._id order by created_at desc, _id desc limit 1
  ) newest
  join anamnesis_section s on s.anamnesis_id = newest._id and s.section = 'health_state' and s.current`
