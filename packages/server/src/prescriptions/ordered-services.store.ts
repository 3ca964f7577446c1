import type { Day } from '@vicino/domain/days/day.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { inItsGroup } from '../services/services.store.ts'

/** The services of the health insurance that `task t` plans for its day, and that were recorded on it. */
export const visitServices = (tx: Tx): Fragment => tx`
  select s.* from (
    select service_on(service_id, t.date) as service_id from task_service where task_id = t._id
    union
    select service_id from performance where task_id = t._id and current and struck is null
  ) each join service s on s._id = each.service_id ${inItsGroup(tx)}
  where g.letter = any(${[...lamalLetters]})`

/** Which codes the prescriptions of some clients order from when until when; `which` says of which `prescription p`. */
export const orderedCodes = (tx: Tx, { from, to }: { from: Day; to: Day }, which: Fragment): Fragment => tx`
  select p.dossier_id, p.start, p."end", n.code
  from prescription p cross join lateral jsonb_array_elements(p.services) line
  join service n on n._id = (line ->> 'serviceId')::uuid
  where p.current and p.struck is null and p.start <= ${to} and p."end" >= ${from} and ${which}`
