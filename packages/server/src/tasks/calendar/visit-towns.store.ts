import type { VisitTown } from '@vicino/domain/tasks/visit-towns.contract.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { type AskedTasks, isAskedFor } from './task-list.store.ts'

/** The towns of the clients who are visited in a range and whose personal data the author may know. At most `limit` of them. */
export const listVisitTowns = (tx: Tx, asked: AskedTasks, limit: number) => tx<Omit<VisitTown, 'place'>[]>`
  select d._id as "dossierId", d.address->>'city' as city
  from dossier d
  where d._id in (select t.dossier_id from task t where ${isAskedFor(tx, asked)} and t.dossier_id is not null)
    and nullif(d.address->>'city', '') is not null
    and ${knownWithin(tx, asked.author, 'personal_data', 'd._id', asked.today)}
  order by d._id limit ${limit}`
