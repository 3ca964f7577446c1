import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/**
 * What the newest anamnesis that says so or not says of a pregnancy, in SQL; null where none does. One that somebody has
 * begun and not filled in takes nothing back. It counts as long as the question is for the client (`isPregnant`).
 */
export const saidPregnancy = (tx: Tx, dossier: DossierId): Fragment => tx`(
  select s.answers ->> 'pregnancy'
  from anamnesis_section s join anamnesis a on a.business_id = s.business_id and a._id = s.anamnesis_id
  where a.dossier_id = ${dossier} and s.section = 'health_state' and s.current
    and s.answers ->> 'pregnancy' is not null
  order by a.created_at desc, a._id desc limit 1
)`
