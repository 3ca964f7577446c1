import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { JSONValue } from 'postgres'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'
import { isNewest } from './anamnesis.store.ts'

/** A version of a section as it is kept. */
export type StoredSection = AnamnesisSection & { author: Signature; saved_at: Instant }

/** Where a section stands. */
type SectionPlace = { business: Id; dossier: DossierId; anamnesis: Id }

export const sectionColumns = (tx: Tx) => tx`
  s.section, s.version, s.state, s.author, s.saved_at, s.definition_version, s.answers, s.derived, s.marked_complete`

/** These sections of an anamnesis as they stand now, those that were ever saved. */
export const listSections = (
  tx: Tx,
  dossier: DossierId,
  anamnesis: Id,
  sections: readonly SectionSlug[],
): Promise<StoredSection[]> => tx<StoredSection[]>`
  select ${sectionColumns(tx)} from anamnesis_section s
  where s.anamnesis_id = ${anamnesis} and s.dossier_id = ${dossier} and s.current and s.section = any(${[...sections]})`

/** All versions of a section, newest first; undefined where there is no such anamnesis. */
export async function findSectionVersions(
  tx: Tx,
  dossier: DossierId,
  anamnesis: Id,
  section: SectionSlug,
): Promise<StoredSection[] | undefined> {
  const rows = await tx<(StoredSection | { version: null })[]>`
    select ${sectionColumns(tx)} from anamnesis a
    left join anamnesis_section s on s.anamnesis_id = a._id and s.section = ${section}
    where a._id = ${anamnesis} and a.dossier_id = ${dossier}
    order by s.version desc limit ${listedAtMost}`
  return rows.length === 0 ? undefined : rows.filter(isSaved)
}

/** What a score and a question must know of the client. */
export type Client = Pick<DossierHead['client'], 'birthday' | 'gender'>

/**
 * The section as it stands and as it stood in the version that was seen, each where it was ever saved; `isOver`: a
 * newer anamnesis has been begun since.
 */
export type StandingSection = {
  client: Client
  current: StoredSection | undefined
  seen: StoredSection | undefined
  isOver: boolean
}

const nameOfAll = ({ business, dossier }: Omit<SectionPlace, 'anamnesis'>): string =>
  `${business} anamneses of ${dossier}`

/**
 * Waits for the saves under way in a client's anamneses, and lets none begin until the transaction ends: what a new
 * anamnesis copies is complete, and whoever comes after it learns that the earlier one is over.
 */
export const holdAllSections = (tx: Tx, place: Omit<SectionPlace, 'anamnesis'>) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${nameOfAll(place)}, 0))`

/**
 * Holds a section for a save until the transaction ends, beside the saves of other sections, and reads what the save
 * must know. Both statements go out together; the second sees what the save before this one wrote. Undefined where
 * there is no such anamnesis.
 */
export async function holdSection(
  tx: Tx,
  place: SectionPlace,
  section: SectionSlug,
  seen: number,
): Promise<StandingSection | undefined> {
  const { business, dossier, anamnesis } = place
  const name = `${business} ${anamnesis} ${section}`
  const held = tx`
    select pg_advisory_xact_lock_shared(hashtextextended(${nameOfAll(place)}, 0)),
      pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute()
  const read = tx<((StoredSection | { version: null }) & Client & { newest: boolean })[]>`
    select ${sectionColumns(tx)}, ${isNewest(tx)} as newest, d.birthday, d.gender
    from anamnesis a join dossier d on d._id = a.dossier_id
    left join anamnesis_section s
      on s.anamnesis_id = a._id and s.section = ${section} and (s.current or s.version = ${seen})
    where a._id = ${anamnesis} and a.dossier_id = ${dossier}
    order by s.version desc`.execute()
  read.catch(() => undefined)
  await held
  const rows = await read
  const [first] = rows
  if (!first) return undefined
  const { birthday, gender } = first
  const saved = rows.map(({ newest: _, birthday: __, gender: ___, ...row }) => row).filter(isSaved)
  return {
    client: { birthday, gender },
    current: saved[0],
    seen: saved.find(({ version }) => version === seen),
    isOver: !first.newest,
  }
}

const isSaved = (row: Pick<StoredSection, 'version'> | { version: null }): row is StoredSection =>
  row.version !== null

const rowOf = (business: Id, { dossierId, anamnesisId, ...section }: PlacedSection) => ({
  ...section,
  answers: section.answers as Record<string, JSONValue>,
  business_id: business,
  dossier_id: dossierId,
  anamnesis_id: anamnesisId,
})

/** Takes the mark of the current version from the one that a save replaces. */
export const replaceSection = (tx: Tx, { anamnesis }: SectionPlace, section: SectionSlug) => tx`
  update anamnesis_section set current = false
  where anamnesis_id = ${anamnesis} and section = ${section} and current`

/** Inserts versions that stand from now on, of one or more sections. */
export const insertSections = (
  tx: Tx,
  { business, dossier, anamnesis }: SectionPlace,
  sections: readonly StoredSection[],
) => tx`
  insert into anamnesis_section ${tx(
    sections.map(section => rowOf(business, { ...section, dossierId: dossier, anamnesisId: anamnesis })),
  )}`

/** A version of a section, and of whose anamnesis. */
export type PlacedSection = StoredSection & { dossierId: Id; anamnesisId: Id }

/** Inserts sections of many anamneses, each with all its versions in their order: its last one stands. */
export function insertSectionVersions(
  tx: Tx,
  business: Id,
  versions: readonly PlacedSection[],
): Promise<number> {
  const nameOf = ({ anamnesisId, section }: PlacedSection) => `${anamnesisId} ${section}`
  const last = new Map(versions.map(version => [nameOf(version), version]))
  return insertRows(
    tx,
    'anamnesis_section',
    versions.map(version => ({
      ...rowOf(business, version),
      current: last.get(nameOf(version)) === version,
    })),
  )
}
