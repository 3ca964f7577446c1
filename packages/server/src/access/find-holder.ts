import type { Holder } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { worksOn } from './works-on.ts'

/** What a person holds in the business on a day; undefined where she does not work in it. */
export async function findHolder(tx: Tx, person: Id, day: Day): Promise<Holder | undefined> {
  const [holder] = await tx<Holder[]>`
    select c.roles, c.withheld from collaboration c
    where c.user_id = ${person} and c.business_id = current_business() and ${worksOn(tx, day)}`
  return holder
}
