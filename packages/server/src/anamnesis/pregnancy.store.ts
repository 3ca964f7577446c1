import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** Whether the client's current anamnesis says that she is pregnant, in SQL; not asked is no. */
export const isPregnant = (tx: Tx, dossier: DossierId): Fragment => tx`
  exists (
    select from anamnesis_section s
    where s.anamnesis_id = (
      select _id from anamnesis where dossier_id = ${dossier} order by created_at desc, _id desc limit 1
    ) and s.section = 'health_state' and s.current and s.answers ->> 'pregnancy' = 'yes'
  )`
