import type { Fragment } from 'postgres'
import { isoOf } from '../db/iso-of.ts'
import type { Tx } from '../db/tenant.ts'

/** Which visits the author of the line `a` made or makes at its client around its day, in SQL: `visitOfLine` chooses. */
export const visitsAround = (tx: Tx): Fragment => tx`
  (
    select coalesce(
      json_agg(json_build_object('_id', v._id, 'from', ${isoOf(tx, 'v.begun')}, 'to', ${isoOf(tx, 'v.done')})), '[]'
    )
    from (
      select t._id, coalesce(o.made_from, t.started_at) as begun, coalesce(o.made_until, t.ended_at) as done
      from task_operator o join task t on t._id = o.task_id
      where o.user_id = a.author_id and o.dossier_id = a.dossier_id and t.status <> 'not_done'
        and o.date between (a.created_at at time zone 'Europe/Zurich')::date - 1
          and (a.created_at at time zone 'Europe/Zurich')::date
    ) v
    where v.begun is not null
  )`
