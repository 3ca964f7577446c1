import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ClientFields } from '@vicino/domain/dossiers/client.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { beginningsOf, searchWords, type Sought } from '@vicino/domain/people/search-words.ts'
import { sortName } from '@vicino/domain/people/sort-name.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** A dossier's own row: the client's data, those for the insurer, and how the dossier stands. */
export type DossierRow = ClientFields &
  SanitaryFields & {
    _id: Id
    version: number
    status: DossierStatus
    status_reason: string | null
    suspension: Suspension | null
    created_at: Instant
  }

/** Everything of the row but the columns that exist for searching and sorting. */
export async function findDossier(tx: Tx, dossier: DossierId): Promise<DossierRow | undefined> {
  const [row] = await tx<DossierRow[]>`
    select _id, version, status, status_reason, created_at, first_name, last_name, birthday, gender, avs, phone,
      email, address, language, access_note, card_number as "cardNumber", avs as "avsNumber",
      insurance_number as "insuranceNumber",
      case when suspended_from is not null
        then jsonb_build_object('from', suspended_from, 'to', suspended_to) end as suspension
    from dossier where _id = ${dossier}`
  return row
}

/** What a new dossier carries beside the client's data. */
export type DossierStamp = { business_id: Id; _id: Id; created_by: Id; created_at: Instant }

/** Inserts a dossier, with what its client is found by. */
export async function insertDossier(tx: Tx, stamp: DossierStamp, client: ClientFields): Promise<void> {
  const address = client.address && tx.json(client.address)
  await Promise.all([
    tx`insert into dossier ${tx({ ...client, ...stamp, address, sort_name: sortName(client) })}`,
    keepBeginnings(tx, stamp._id, client),
  ])
}

/** What a change may write into the row; a column that is not named stays. */
export type DossierChange = Partial<ClientFields & Pick<SanitaryFields, 'cardNumber' | 'insuranceNumber'>> & {
  status?: DossierStatus
  status_reason?: string
  suspension?: Suspension | null
}

/**
 * Changes the row as the author saw it, and keeps what it held before. False where somebody else was quicker.
 */
export async function updateDossier(
  tx: Tx,
  author: Author,
  seen: DossierRow,
  change: DossierChange,
  now: Instant,
): Promise<boolean> {
  const updated = await tx`
    with kept as (
      insert into dossier_version (business_id, dossier_id, version, held, replaced_at, replaced_by)
      select business_id, _id, version, to_jsonb(dossier), ${now}, ${tx.json(signatureOf(author))}
      from dossier where _id = ${seen._id} and version = ${seen.version}
      on conflict do nothing
    )
    update dossier set ${tx({ ...columnsOf(tx, seen, change), version: seen.version + 1 })}
    where _id = ${seen._id} and version = ${seen.version}`
  if (updated.count === 0) return false
  if (foundBy.some(field => field in change)) await keepBeginnings(tx, seen._id, { ...seen, ...change }, seen)
  return true
}

const foundBy = ['first_name', 'last_name', 'birthday', 'avs'] as const

function columnsOf(tx: Tx, seen: DossierRow, change: DossierChange) {
  const { address, cardNumber, insuranceNumber, suspension, ...rest } = change
  return {
    ...rest,
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
