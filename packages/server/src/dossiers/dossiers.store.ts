import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ClientFields } from '@vicino/domain/dossiers/client.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { ProtectedFields } from '@vicino/domain/dossiers/protected-fields.ts'
import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { beginningsOf, searchWords, type Sought } from '@vicino/domain/people/search-words.ts'
import { sortName } from '@vicino/domain/people/sort-name.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** A dossier's own row: the client's data, those for the insurer, and how the dossier stands. */
export type StoredDossier = ClientFields &
  ProtectedFields &
  SanitaryFields & {
    _id: Id
    version: number
    status: DossierStatus
    status_reason: string | null
    suspension: Suspension | null
    created_at: Instant
    /** Who wrote the version that stands, and when; null of the first. */
    author: Signature | null
    written_at: Instant | null
  }

/** Everything of the row but the columns that exist for searching and sorting. */
export async function findDossier(tx: Tx, dossier: DossierId): Promise<StoredDossier | undefined> {
  const [row] = await tx<StoredDossier[]>`
    select _id, version, status, status_reason, created_at, first_name, last_name, birthday, gender, avs, phone,
      email, address, language, access_note, nationality, religion, card_number as "cardNumber", avs as "avsNumber",
      insurance_number as "insuranceNumber", without_avs,
      case when suspended_from is not null
        then jsonb_build_object('from', suspended_from, 'to', suspended_to) end as suspension,
      replaced.by as author, replaced.at as written_at
    from dossier d
    left join lateral (
      select v.replaced_by as by, v.replaced_at as at from dossier_version v
      where v.business_id = d.business_id and v.dossier_id = d._id and v.version = d.version - 1
    ) replaced on true
    where _id = ${dossier}`
  return row
}

/** Since when a dossier has had the status that it has; undefined where it never had another. */
export async function standsSince(
  tx: Tx,
  { _id, status }: Pick<StoredDossier, '_id' | 'status'>,
): Promise<Instant | undefined> {
  const [row] = await tx<{ at: Instant | null }[]>`
    select max(replaced_at) as at from dossier_version where dossier_id = ${_id} and held ->> 'status' <> ${status}`
  return row?.at ?? undefined
}

/** What a new dossier carries beside the client's data. */
type DossierStamp = { business_id: Id; _id: Id; created_by: Id; created_at: Instant }

/** Inserts a dossier, with what its client is found by. */
export async function insertDossier(
  tx: Tx,
  { business_id, ...stamp }: DossierStamp,
  client: ClientFields,
): Promise<void> {
  await Promise.all([
    tx`insert into dossier ${tx(rowOf(business_id, { ...stamp, client }))}`,
    keepBeginnings(tx, stamp._id, client),
  ])
}

/** A dossier as it is opened; of an insurer nothing is known unless it is said. */
type NewDossier = Omit<DossierStamp, 'business_id'> & { client: ClientFields } & Partial<
    Pick<SanitaryFields, 'cardNumber' | 'insuranceNumber'>
  >

/** Inserts dossiers, with what their clients are found by. */
export async function insertDossiers(
  tx: Tx,
  business_id: Id,
  dossiers: readonly NewDossier[],
): Promise<void> {
  const beginnings = dossiers.flatMap(({ _id: dossier_id, client }) => {
    const found = { business_id, sort_name: sortName(client), dossier_id }
    return beginningsOf(searchWords(client)).map(beginning => ({ ...found, beginning }))
  })
  await insertRows(
    tx,
    'dossier',
    dossiers.map(dossier => rowOf(business_id, dossier)),
  )
  await insertRows(tx, 'dossier_beginning', beginnings)
}

const rowOf = (
  business_id: Id,
  { client, cardNumber = null, insuranceNumber = null, ...stamp }: NewDossier,
) => ({
  ...client,
  ...stamp,
  business_id,
  card_number: cardNumber,
  insurance_number: insuranceNumber,
  sort_name: sortName(client),
})

/** What a change may write into the row; a column that is not named stays. */
export type DossierChange = Partial<
  ClientFields & ProtectedFields & Pick<SanitaryFields, 'cardNumber' | 'insuranceNumber' | 'without_avs'>
> & {
  status?: DossierStatus
  status_reason?: string
  suspension?: Suspension | null
}

/** Which version was seen, and what its client was found by. */
export type Seen = Pick<StoredDossier, '_id' | 'version' | (typeof foundBy)[number]>

/**
 * Changes the row as the author saw it, and keeps what it held before. False where somebody else was quicker.
 */
export async function updateDossier(
  tx: Tx,
  author: Signature,
  seen: Seen,
  change: DossierChange,
  now: Instant,
): Promise<boolean> {
  const updated = await tx`
    with kept as (
      insert into dossier_version (business_id, dossier_id, version, held, replaced_at, replaced_by)
      select business_id, _id, version, to_jsonb(dossier), ${now}, ${tx.json(author)}
      from dossier where _id = ${seen._id} and version = ${seen.version}
      on conflict do nothing
    )
    update dossier set ${tx({ ...columnsOf(tx, seen, change), version: seen.version + 1 })}
    where _id = ${seen._id} and version = ${seen.version}`
  if (updated.count === 0) return false
  if (foundBy.some(field => field in change)) await keepBeginnings(tx, seen._id, { ...seen, ...change }, seen)
  return true
}

/**
 * Whether somebody has since written what a change over an older version would write over: other fields of the same row
 * stand in nobody's way. A version that is not known is overtaken.
 */
export async function isOvertaken(
  tx: Tx,
  seen: Seen,
  version: number,
  change: DossierChange,
): Promise<boolean> {
  const { sort_name: _sorted, ...columns } = columnsOf(tx, seen, change)
  const [since] = await tx<{ columns: string[] }[]>`
    select array(
      select now.key from jsonb_each(to_jsonb(d)) now
      where coalesce(v.held -> now.key, 'null') <> now.value
    ) as columns
    from dossier d join dossier_version v on v.dossier_id = d._id and v.version = ${version}
    where d._id = ${seen._id}`
  const written = Object.keys(columns)
  // A number, and that she is without one, are one answer.
  const meant = written.some(name => isAvs(name)) ? [...written, ...avsColumns] : written
  return since === undefined || meant.some(name => since.columns.includes(name))
}

const avsColumns: readonly string[] = ['avs', 'without_avs']
const isAvs = (name: string): boolean => avsColumns.includes(name)

const foundBy = ['first_name', 'last_name', 'birthday', 'avs'] as const

function columnsOf(tx: Tx, seen: Seen, change: DossierChange) {
  const { address, cardNumber, insuranceNumber, suspension, ...rest } = change
  return {
    ...rest,
    // Who gets a number is without one no longer.
    ...(rest.avs ? { without_avs: false } : {}),
    sort_name: sortName({ ...seen, ...change }),
    ...(address === undefined ? {} : { address: address && tx.json(address) }),
    ...(cardNumber === undefined ? {} : { card_number: cardNumber }),
    ...(insuranceNumber === undefined ? {} : { insurance_number: insuranceNumber }),
    ...(suspension === undefined
      ? {}
      : { suspended_from: suspension?.from ?? null, suspended_to: suspension?.to ?? null }),
  }
}

/** Keeps what the client is found by as she now is; `before` is what she was found by until now. */
const keepBeginnings = (tx: Tx, dossier: Id, client: Sought, before: Sought = client) => {
  const beginnings = beginningsOf(searchWords(client))
  return tx`
    with gone as (
      delete from dossier_beginning
      where beginning = any(${beginningsOf(searchWords(before))}) and sort_name = ${sortName(before)}
        and dossier_id = ${dossier} and (beginning <> all(${beginnings}) or sort_name <> ${sortName(client)})
    )
    insert into dossier_beginning (business_id, beginning, sort_name, dossier_id)
    select current_business(), beginning, ${sortName(client)}, ${dossier}
    from unnest(${beginnings}::text[]) as beginning
    on conflict do nothing`
}
