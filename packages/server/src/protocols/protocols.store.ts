import type { Day } from '@vicino/domain/days/day.ts'
import type { Protocol, ProtocolFields } from '@vicino/domain/protocols/protocol.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { listedAtMost } from '../records/records.store.ts'
import { serviceDetails } from '../services/services.store.ts'

type Reading = { today: Day; language: Language }

/** The services that steps name, each once, in a language. */
export const servicesOfSteps = (tx: Tx, language: Language): Fragment => tx`coalesce((
  select jsonb_agg(
    jsonb_build_object('serviceId', named.id) || ${serviceDetails(tx, tx`named.id`, language)} order by named.id
  )
  from (
    select distinct (step ->> 'serviceId')::uuid as id from jsonb_array_elements(steps) step
    where step ->> 'serviceId' is not null
  ) named
), '[]')`

const columns = (tx: Tx, { today, language }: Reading): Fragment => tx`
  _id, version, key, status, act, title, proposed_when, triggers, goals, steps, criteria, alarms, review_days,
  valid_from, released_by, released_on, protocol_on(_id, ${today}) as in_force, author, created_at, written_at,
  ${servicesOfSteps(tx, language)} as services`

/** The protocols of the business by their titles, those that nobody opens any more last. */
export const listProtocols = (tx: Tx, reading: Reading) => tx<Protocol[]>`
  select ${columns(tx, reading)} from protocol where current
  order by status = 'retired', title, _id limit ${listedAtMost}`

/** The versions that may be opened on the day, by their titles. */
export const listReleased = (tx: Tx, reading: Reading) => tx<Protocol[]>`
  select ${columns(tx, reading)} from protocol where version = protocol_on(_id, ${reading.today})
  order by title, _id limit ${listedAtMost}`

/** A protocol as it was written last, or in one of its versions. */
export async function findProtocol(
  tx: Tx,
  id: Id,
  reading: Reading,
  version?: number,
): Promise<Protocol | undefined> {
  const which = version === undefined ? tx`current` : tx`version = ${version}`
  const [protocol] = await tx<Protocol[]>`
    select ${columns(tx, reading)} from protocol where _id = ${id} and ${which}`
  return protocol
}

export async function findProtocolVersions(
  tx: Tx,
  id: Id,
  reading: Reading,
): Promise<Protocol[] | undefined> {
  const rows = await tx<Protocol[]>`
    select ${columns(tx, reading)} from protocol where _id = ${id} order by version desc limit ${listedAtMost}`
  return rows.length > 0 ? rows : undefined
}

/** What stood before the draft that is written of a protocol: the version that was released last, or retired. */
export async function findBeforeDraft(tx: Tx, id: Id, reading: Reading): Promise<Protocol | undefined> {
  const [protocol] = await tx<Protocol[]>`
    select ${columns(tx, reading)} from protocol
    where _id = ${id} and status <> 'draft' order by version desc limit 1`
  return protocol
}

/**
 * Throws a draft away that was never released: nothing was ever done by it.
 * @throws {Refusal} `stale`, where somebody has written it on since
 */
export async function deleteProtocol(
  tx: Tx,
  { _id, version }: Pick<Protocol, '_id' | 'version'>,
): Promise<void> {
  const gone = await tx`
    delete from protocol p where p._id = ${_id}
      and exists (select from protocol c where c._id = ${_id} and c.version = ${version} and c.current)`
  if (gone.count === 0) throw new Refusal('stale')
}

/** The protocol that began with a model. */
export async function findOfModel(tx: Tx, key: string, reading: Reading): Promise<Protocol | undefined> {
  const [protocol] = await tx<Protocol[]>`
    select ${columns(tx, reading)} from protocol where key = ${key} and current`
  return protocol
}

type Written = Omit<Protocol, 'author' | 'services' | 'in_force'>

/** Inserts a version, signed by who wrote it, in the place of the one that was seen. */
export async function writeProtocol(
  tx: Tx,
  author: Author,
  written: Written,
  seen: Pick<Protocol, 'version'> | null,
  reading: Reading,
): Promise<Protocol> {
  const { _id } = written
  if (seen) {
    const taken = await tx`
      update protocol set current = false where _id = ${_id} and version = ${seen.version} and current`
    if (taken.count !== 1) throw new Refusal('stale', { current: await findProtocol(tx, _id, reading) })
  }
  const row = { ...written, business_id: author.business, author: signatureOf(author) }
  await tx`insert into protocol ${tx(row)}`
  // Which version holds is known once this one stands among them.
  return (await findProtocol(tx, _id, reading))!
}

/** Inserts versions as they were signed; the last one of each stands. */
export function insertProtocols(
  tx: Tx,
  business: Id,
  versions: readonly (Written & Pick<Protocol, 'author'>)[],
): Promise<number> {
  const last = new Map(versions.map(version => [version._id, version]))
  const rows = versions.map(version => ({
    ...version,
    business_id: business,
    current: last.get(version._id) === version,
  }))
  return insertRows(tx, 'protocol', rows)
}

/** The services of the catalogue that hold on a day and are offered, by their codes. */
export async function findOfferedByCode(
  tx: Tx,
  codes: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, Id>> {
  const rows = await tx<{ code: string; _id: Id }[]>`
    select code, _id from service
    where code = any(${[...codes]}::text[]) and ${day}::date between valid_from and coalesce(valid_to, 'infinity')
      and _id = service_on(_id, ${day}) and offered_on(code, ${day}, offered)`
  return new Map(rows.map(({ code, _id }) => [code, _id]))
}

/** Services as a reader is told them. */
export const namedServices = (
  tx: Tx,
  { steps }: Pick<ProtocolFields, 'steps'>,
  language: Language,
): Promise<Protocol['services']> => {
  const ids = [...new Set(steps.flatMap(({ serviceId }) => serviceId ?? []))]
  return tx<Protocol['services']>`
    select id as "serviceId", detail.* from unnest(${ids}::uuid[]) as id
    cross join lateral jsonb_to_record(${serviceDetails(tx, tx`id`, language)})
      as detail (code text, "group" text, letter text, name text, category text)
    order by id`
}
