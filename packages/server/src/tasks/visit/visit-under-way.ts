import { heldPermissions, isHeld } from '@vicino/domain/access/held-permissions.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { isVisitUnderWay, type NamesOfVisit, namesOfVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import * as z from 'zod/mini'
import { transaction } from '../../db/tenant.ts'
import { openSession } from '../../http/session.ts'
import { findTask } from '../tasks.store.ts'

/**
 * The visit of an address, where it goes on and is the person's of that session to carry out, as her own page weighs it:
 * that page is then certain to open the dossier. Undefined of anything else, and while the database is away.
 */
export async function findVisitUnderWay(
  pool: Sql,
  token: string,
  task: string,
  now: Instant,
): Promise<NamesOfVisit | undefined> {
  const id = z.safeParse(Id, task)
  if (!id.success) return undefined
  const today = todayIn(now)
  return transaction(pool, async tx => {
    const session = await openSession(tx, token, today)
    if (!session?.author || !isHeld(heldPermissions(session.author), 'calendar.own', 'write'))
      return undefined
    const found = await findTask(tx, id.data)
    return found && isVisitUnderWay(found, session.person, today) ? namesOfVisit(found) : undefined
  }).catch(() => undefined)
}
