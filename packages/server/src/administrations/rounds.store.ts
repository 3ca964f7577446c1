import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { patchDays } from '@vicino/domain/administrations/last-patch.ts'
import { longestReachHours } from '@vicino/domain/administrations/weighed-dose.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin, withinDelegatedReach } from '../http/dossier-access.ts'
import { administrationTable } from './administrations.store.ts'

export type RoundClient = {
  dossier: Id
  client: NamedPerson
  birthday: Day
  may_give: boolean
  may_give_narcotics: boolean
}

/**
 * The clients among these whose drugs the author reads, and whether she may give them, narcotics too. A closed dossier
 * stays closed.
 */
export const listRoundClients = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => {
  const may = (permission: Permission): Fragment =>
    withinDelegatedReach(tx, author, permission, 'd._id', today)
  return tx<RoundClient[]>`
    select d._id as dossier, d.birthday, ${namedClient(tx)} as client,
      ${may('drugs.administer')} as may_give, ${may('drugs.narcotics')} as may_give_narcotics
    from dossier d
    where d._id = any(${ids}::uuid[]) and d.status <> 'closed'
      and ${knownWithin(tx, author, 'drug', 'd._id', today)}`
}

/**
 * What was written of the doses around a day; of earlier ones taken as needed that may still be in the way; and of
 * the patches that may still stick.
 */
export const listAdministrationsAround = (tx: Tx, ids: readonly Id[], day: Day, now: Instant) => tx<
  Administration[]
>`
  select ${administrationTable.columns(tx)} from administration
  where dossier_id = any(${ids}::uuid[]) and current and (
    day between ${addDays(day, -1)} and ${addDays(day, 1)}
    or (site <> '' and day between ${addDays(day, -patchDays)} and ${day})
    or (
      moment is null and day between ${addDays(day, -8)} and ${addDays(day, 1)}
      and given_at > ${now}::timestamptz - ${`${longestReachHours} hours`}::interval
    )
  )
  order by given_at, _id`
