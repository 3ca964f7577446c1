import { isPregnant } from '@vicino/domain/anamnesis/pregnancy.ts'
import { ageAt, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import { courseOfLimits } from '@vicino/domain/surveillance/limits-course.ts'
import {
  type Limits,
  type LimitsFields,
  limitsDefaults,
  type News2Use,
} from '@vicino/domain/surveillance/limits.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { saidPregnancy } from '../anamnesis/pregnancy.store.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { listedAtMost } from '../records/records.store.ts'

type Row = Omit<Limits, 'news2' | 'course' | 'author' | 'written_at'> & {
  author: Signature
  written_at: Instant
}

const nothingOrdered = { ...limitsDefaults, version: 0, author: null, written_at: null }

/** Who reads the limits, and when: whoever may not read the anamnesis does not learn of a pregnancy from them. */
type Reader = { readsPregnancy: boolean; today: Day }
type Writer = Reader & { author: Author; now: Instant }

type Reckoned = { birthday: Day; gender: Gender; reckons: boolean; pregnancy: string | null }

function news2Of(
  { birthday, gender, reckons, pregnancy }: Reckoned,
  { readsPregnancy, today }: Reader,
): News2Use {
  if (!reckons) return 'off'
  if (!isPregnant(pregnancy, { gender, age: ageAt(birthday, today) })) return 'on'
  return readsPregnancy ? 'pregnancy' : 'off'
}

/** The limits that hold for a client with those of before, version 0 where nobody ordered any. */
export async function findLimits(tx: Tx, dossier: DossierId, reader: Reader): Promise<Limits> {
  const ordered = tx<Row[]>`
    select version, ordered_by, since, news2_scale, limits, author, written_at from clinical_parameter_limits
    where dossier_id = ${dossier} order by version desc limit ${listedAtMost}`.execute()
  const reckoned = tx<[Reckoned]>`
    select d.birthday, d.gender, b.news2 as reckons, ${saidPregnancy(tx, dossier)} as pregnancy
    from dossier d join business b on b._id = d.business_id where d._id = ${dossier}`.execute()
  ordered.catch(() => undefined)
  const [[of], versions] = await Promise.all([reckoned, ordered])
  const course = courseOfLimits(versions.toReversed(), of.birthday)
  return { ...(versions[0] ?? nothingOrdered), course, news2: news2Of(of, reader) }
}

/**
 * Writes the limits over the version that was seen; the ones before stay as they were.
 * @throws {Refusal} `stale`, with the limits as they stand
 */
export async function replaceLimits(
  tx: Tx,
  dossier: DossierId,
  { author, now, ...reader }: Writer,
  seen: number,
  fields: LimitsFields,
): Promise<Limits> {
  const taken = await tx`
    update clinical_parameter_limits set current = false
    where dossier_id = ${dossier} and version = ${seen} and current`
  if (taken.count !== (seen === 0 ? 0 : 1))
    throw new Refusal('stale', { current: await findLimits(tx, dossier, reader) })
  const signed = { author: signatureOf(author), written_at: now }
  const ordered = { dossierId: dossier, version: seen + 1, ...fields, ...signed }
  const inserted = await tx`
    insert into clinical_parameter_limits ${tx(rowOf(author.business, ordered))} on conflict do nothing`
  const stands = await findLimits(tx, dossier, reader)
  if (inserted.count === 0) throw new Refusal('stale', { current: stands })
  return stands
}

/** Limits as somebody ordered them for a client. */
export type OrderedLimits = LimitsFields & Pick<Row, 'version' | 'author' | 'written_at'>

/** The limits of a client in all their versions, the oldest first, page by page. */
export const listOrderedLimits = (
  tx: Tx,
  dossier: DossierId,
  after: Pick<OrderedLimits, 'version'> | undefined,
) => tx<OrderedLimits[]>`
  select version, ordered_by, since, news2_scale, limits, author, written_at from clinical_parameter_limits
  where dossier_id = ${dossier} and version > ${after?.version ?? 0} order by version limit ${rowsOfPage}`

type OfClient = OrderedLimits & { dossierId: Id }

/** Inserts the first limits of many clients. */
export const insertFirstLimits = (tx: Tx, business: Id, limits: readonly Omit<OfClient, 'version'>[]) =>
  insertRows(
    tx,
    'clinical_parameter_limits',
    limits.map(ordered => rowOf(business, { ...ordered, version: 1 })),
  )

const rowOf = (business: Id, { dossierId, ...columns }: OfClient) => ({
  ...columns,
  business_id: business,
  dossier_id: dossierId,
})
