import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import {
  DelegableAct,
  delegates,
  type Delegation,
  type DelegationFields,
} from '@vicino/domain/delegations/delegation.ts'
import { mayGiveFor } from '@vicino/domain/delegations/may-delegate.ts'
import { type Holder, holds, holdsForAll } from '@vicino/domain/access/permits.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { worksUnder } from '../access/delegated-on.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { withinReach } from '../http/dossier-access.ts'

/** Who reads, and on which day. */
type Reader = { author: Author; today: Day }

const over = (tx: Tx, today: Day): Fragment => tx`(
  g.withdrawn_at is not null or coalesce(g.valid_until, 'infinity') < ${today} or not ${worksUnder(tx, tx`g.user_id`, today)})`

/** Each reads what was delegated to her and by her, a nurse also what concerns all clients, or one whom she reaches. */
function seenBy(tx: Tx, { author, today }: Reader): Fragment {
  const own = tx`g.user_id = ${author._id} or g.given_by = ${author._id}`
  if (!holds(author, delegates, 'read')) return tx`(${own})`
  return tx`(${own} or g.dossier_id is null or ${withinReach(tx, author, delegates, 'g.dossier_id', today)})`
}

/** Who gave it takes it back, and who could give the same. */
function withdrawableBy(tx: Tx, { author, today }: Reader): Fragment {
  if (!holds(author, delegates, 'write')) return tx`false`
  return DelegableAct.options
    .map(act => {
      const forAll = holdsForAll(author, act, 'write') ? tx`true` : tx`false`
      return tx`g.permission = ${act}
        and case when g.dossier_id is null then ${forAll} else ${withinReach(tx, author, act, 'g.dossier_id', today)} end`
    })
    .reduce((one, other) => tx`${one} or ${other}`, tx`g.given_by = ${author._id}`)
}

const select = (tx: Tx, reader: Reader, which: Fragment) => tx<Delegation[]>`
  select g._id, g.user_id as "userId", g.permission, g.dossier_id as "dossierId", g.valid_from, g.valid_until, g.note, g.given_at,
    ${signed(tx, 'p', 'e')} as person, coalesce(g.author, ${signed(tx, 'gp', 'ge')}::jsonb) as given_by,
    case when d._id is not null and ${withinReach(tx, reader.author, 'dossier.list', 'd._id', reader.today)} then ${namedClient(tx)} end
      as client,
    g.withdrawn_by, g.withdrawn_at,
    case
      when g.withdrawn_at is not null then 'withdrawn'
      when ${over(tx, reader.today)} then 'over'
      when not ${worksUnder(tx, tx`g.given_by`, reader.today)} then 'giver_left'
      when g.valid_from > ${reader.today} then 'coming'
      else 'stands'
    end as state,
    not ${over(tx, reader.today)} and (${withdrawableBy(tx, reader)}) as mine_to_withdraw
  from delegation g
  join person p on p._id = g.user_id
  join collaboration e on e.business_id = g.business_id and e.user_id = g.user_id
  join person gp on gp._id = g.given_by
  join collaboration ge on ge.business_id = g.business_id and ge.user_id = g.given_by
  left join dossier d on d.business_id = g.business_id and d._id = g.dossier_id
  where g.business_id = current_business() and ${which}`

const signed = (tx: Tx, person: string, employment: string): Fragment => tx`json_build_object(
  '_id', ${tx(person)}._id, 'name', ${tx(person)}.first_name || ' ' || ${tx(person)}.last_name,
  'role', ${tx(employment)}.job_title, 'avatar', ${tx(person)}.avatar)`

type Asked = Paged & { list: 'current' | 'ended' }

/** One page of the delegations that somebody may read, the newest first. */
export function pageOfDelegations(
  tx: Tx,
  reader: Reader,
  { list, ...paged }: Asked,
): Promise<ListPage<Delegation>> {
  const ended = over(tx, reader.today)
  const which = tx`${seenBy(tx, reader)} and ${list === 'ended' ? ended : tx`not ${ended}`}`
  const listed = select(
    tx,
    reader,
    tx`${which} order by g.given_at desc, g._id desc ${pageWindow(tx, paged)}`,
  )
  const all = tx`select from delegation g where g.business_id = current_business() and ${which}`
  return countedPage(tx, paged, listed, all)
}

/** One delegation that somebody may read. */
export async function findDelegation(tx: Tx, reader: Reader, _id: Id): Promise<Delegation | undefined> {
  const [found] = await select(tx, reader, tx`g._id = ${_id} and ${seenBy(tx, reader)}`)
  return found
}

/** Lets one who delegates to a person wait for the other: each is held against what the other wrote. */
export const holdDelegations = (tx: Tx, person: Id) => tx`
  select pg_advisory_xact_lock(hashtextextended(${`delegations to ${person}`}, 0))`

/** Whether the same act is delegated to her already on one of these days: for the same client, or for all. */
export async function isDelegated(tx: Tx, fields: DelegationFields, today: Day): Promise<boolean> {
  const { userId, permission, dossierId, valid_from, valid_until } = fields
  const found = await tx`
    select from delegation g
    where g.business_id = current_business() and g.user_id = ${userId} and g.permission = ${permission}
      and (g.dossier_id is null or g.dossier_id = ${dossierId}) and g.withdrawn_at is null
      and g.valid_from <= ${valid_until ?? 'infinity'} and coalesce(g.valid_until, 'infinity') >= ${valid_from}
      and ${worksUnder(tx, tx`g.given_by`, today)}`
  return found.count > 0
}

/** Writes a delegation as its author signs it. */
export const insertDelegation = (tx: Tx, author: Author, _id: Id, fields: DelegationFields, now: Instant) =>
  insertDelegations(tx, author.business, [
    { ...fields, _id, given_by: author._id, author: signatureOf(author), given_at: now },
  ])

/** The same of many. */
export const insertDelegations = (
  tx: Tx,
  business_id: Id,
  delegations: readonly (DelegationFields & {
    _id: Id
    given_by: Id
    author: Signature
    given_at: Instant
  })[],
) =>
  insertRows(
    tx,
    'delegation',
    delegations.map(({ userId: user_id, dossierId: dossier_id, ...rest }) => ({
      ...rest,
      business_id,
      user_id,
      dossier_id,
    })),
  )

/** Who takes back, and when. */
type Change = { by: Signature; now: Instant; today: Day }

/** Takes a delegation back. */
export const withdraw = (tx: Tx, _id: Id, { by, now }: Omit<Change, 'today'>) => tx`
  update delegation set withdrawn_by = ${tx.json(by)}, withdrawn_at = ${now}
  where business_id = current_business() and _id = ${_id} and withdrawn_at is null`

/** Takes back all that was delegated to somebody: who comes back is instructed anew. */
export const withdrawAll = (tx: Tx, person: Id, change: Change) =>
  withdrawWhere(tx, tx`user_id = ${person}`, change)

/** Takes back what somebody gave and, as she stands from now on, could no longer give: nobody answers for it. */
export const withdrawUngivable = (tx: Tx, person: Id, giver: Holder, change: Change) => {
  const ungivable = (reaches: true | null) =>
    DelegableAct.options.filter(permission => !mayGiveFor({ giver, reaches, permission }))
  const lost = tx`permission = any(${ungivable(true)}) or dossier_id is null and permission = any(${ungivable(null)})`
  return withdrawWhere(tx, tx`given_by = ${person} and (${lost})`, change)
}

const withdrawWhere = (tx: Tx, which: Fragment, { by, now, today }: Change) => tx`
  update delegation set withdrawn_by = ${tx.json(by)}, withdrawn_at = ${now}
  where business_id = current_business() and withdrawn_at is null and coalesce(valid_until, 'infinity') >= ${today}
    and ${which}`
