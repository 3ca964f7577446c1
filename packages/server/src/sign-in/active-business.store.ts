import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'
import type { Session } from '../http/session.ts'

/** Makes a business the active one of a session; false where the person does not work there today. */
export async function setActiveBusiness(
  tx: Tx,
  session: Session,
  business: Id,
  today: Day,
): Promise<boolean> {
  const moved = await tx`
    update auth.session set "activeBusinessId" = ${business}, "updatedAt" = now()
    where id = ${session._id} and exists (
      select from collaboration c
      where c.business_id = ${business} and c.user_id = ${session.person} and ${worksOn(tx, today)}
    )`
  return moved.count === 1
}

/** Remembers where the person works when she next signs in. */
export const rememberBusiness = (tx: Tx, { person }: Session, business: Id) =>
  tx`update person set last_business_id = ${business} where _id = ${person}`
