import type { Anamnesis, SectionHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** An anamnesis without its sections. */
type AnamnesisRow = Omit<Anamnesis, 'sections'>

/** Most anamneses of a client that are listed: one is written every year or two. */
const listedAtMost = 100

/** Whether the anamnesis `a` is the newest of its client, which is the current one (decision D17). */
export const isNewest = (tx: Tx) => tx`
  not exists (
    select from anamnesis newer
    where newer.dossier_id = a.dossier_id and (newer.created_at, newer._id) > (a.created_at, a._id)
  )`

const columns = (tx: Tx) => tx`
  a._id, a.dossier_id as "dossierId", a.author, a.created_at, a.from_id as "from", ${isNewest(tx)} as current`

type HeadRow = AnamnesisRow & { heads: Omit<SectionHead, 'saved_at'>[]; saved: Instant[] }

/**
 * The anamneses of a client, newest first, with how far those of the named sections are that were ever saved: one
 * query, however many there are. Instants travel in a list of their own, because JSON would write them otherwise.
 */
export async function listAnamneses(
  tx: Tx,
  dossier: DossierId,
  sections: readonly SectionSlug[],
): Promise<(AnamnesisRow & { heads: SectionHead[] })[]> {
  const rows = await tx<HeadRow[]>`
    select ${columns(tx)}, s.heads, s.saved
    from (
      select * from anamnesis where dossier_id = ${dossier} order by created_at desc, _id desc limit ${listedAtMost}
    ) a
    cross join lateral (
      select
        coalesce(jsonb_agg(jsonb_build_object(
          'section', s.section, 'version', s.version, 'state', s.state, 'author', s.author
        ) order by s.section), '[]') as heads,
        coalesce(array_agg(s.saved_at order by s.section), '{}') as saved
      from anamnesis_section s
      where s.anamnesis_id = a._id and s.current and s.section = any(${[...sections]})
    ) s
    order by a.created_at desc, a._id desc`
  return rows.map(({ heads, saved, ...anamnesis }) => ({
    ...anamnesis,
    heads: heads.map((head, at) => ({ ...head, saved_at: saved[at]! })),
  }))
}

export async function findAnamnesis(tx: Tx, dossier: DossierId, id: Id): Promise<AnamnesisRow | undefined> {
  const [anamnesis] = await tx<AnamnesisRow[]>`
    select ${columns(tx)} from anamnesis a where a._id = ${id} and a.dossier_id = ${dossier}`
  return anamnesis
}

/** Begins an anamnesis. */
export const insertAnamnesis = (
  tx: Tx,
  dossier: DossierId,
  author: Author,
  { _id, from, now }: { _id: Id; from: Id | null; now: Instant },
) =>
  insertAnamneses(tx, author.business, [
    { _id, dossierId: dossier, from, author: signatureOf(author), created_at: now },
  ])

/** Inserts anamneses of many clients, without their sections. */
export const insertAnamneses = (tx: Tx, business: Id, anamneses: readonly Omit<AnamnesisRow, 'current'>[]) =>
  insertRows(
    tx,
    'anamnesis',
    anamneses.map(({ dossierId, from, ...anamnesis }) => ({
      ...anamnesis,
      business_id: business,
      dossier_id: dossierId,
      from_id: from,
    })),
  )
