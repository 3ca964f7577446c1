import type { AllergyAnswers } from '@vicino/domain/drugs/allergies.ts'
import type { Fragment } from 'postgres'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/**
 * What the anamnesis of some clients says of allergies and intolerances; no row where nobody wrote of them. Each is
 * taken from the newest anamnesis that answers it: one that was begun empty has asked nobody yet, and forgets nothing.
 */
export const listAllergyAnswers = (tx: Tx, dossiers: readonly Id[]) => tx<
  (AllergyAnswers & { dossier: Id })[]
>`
  select d._id as dossier, a.answers ->> 'allergies' as allergies, a.answers ->> 'allergies_note' as allergies_note,
    i.answers ->> 'intollerances' as intollerances, i.answers ->> 'intollerances_note' as intollerances_note,
    coalesce(a.saved_at, i.saved_at) as saved_at, coalesce(a.state, i.state) <> 'to_confirm' as confirmed
  from unnest(${dossiers}::uuid[]) as d (_id)
  left join lateral (${newestAnswering(tx, 'allergies')}) a on true
  left join lateral (${newestAnswering(tx, 'intollerances')}) i on true
  where a.answers is not null or i.answers is not null`

const newestAnswering = (tx: Tx, field: 'allergies' | 'intollerances'): Fragment => tx`
  select s.answers, s.saved_at, s.state
  from anamnesis_section s join anamnesis n on n._id = s.anamnesis_id
  where s.dossier_id = d._id and s.section = 'health_state' and s.current and s.answers ->> ${field} is not null
  order by n.created_at desc, n._id desc limit 1`
