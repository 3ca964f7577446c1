import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * A table with one row per version of a dossier's records (decision 0007), and the columns that are read of it.
 * `reckoned`: what they read of a version that is no column of its own.
 */
export type VersionTable = {
  name: string
  columns: (tx: Tx) => Fragment
  reckoned?: (version: object) => object
}

/** Whose version is written; `signedAs`: by whom, where it is taken over as somebody else wrote it. */
type Writer = { dossier: DossierId; author: Author; signedAs?: Signature }

/** Most records, or versions of one, that a plain list answers; more of them is a mistake of a program, not of a nurse. */
export const listedAtMost = 500

/** Most notes of one kind that a search reads, the newest: a nurse writes so many in many years. */
export const searchedAtMost = 5000

/** The record as it stands now. */
export async function findCurrent<Row extends object>(
  tx: Tx,
  { name, columns }: VersionTable,
  dossier: DossierId,
  id: Id,
): Promise<Row | undefined> {
  const [row] = await tx<Row[]>`
    select ${columns(tx)} from ${tx(name)} where _id = ${id} and dossier_id = ${dossier} and current`
  return row
}

/** All versions of a record, newest first; undefined where there is no such record. */
export async function findVersions<Row extends object>(
  tx: Tx,
  { name, columns }: VersionTable,
  dossier: DossierId,
  id: Id,
): Promise<Row[] | undefined> {
  const rows = await tx<Row[]>`
    select ${columns(tx)} from ${tx(name)}
    where _id = ${id} and dossier_id = ${dossier} order by version desc limit ${listedAtMost}`
  return rows.length > 0 ? rows : undefined
}

/** Inserts a version, signed by who wrote it. `values` are the record's own columns and its stamp. */
export async function insertVersion<Row extends object>(
  tx: Tx,
  { name, columns }: VersionTable,
  writer: Writer,
  values: object,
): Promise<Row> {
  const row = rowOf(writer, values)
  const [inserted] = await tx<Row[]>`insert into ${tx(name)} ${tx(row)} returning ${columns(tx)}`
  return inserted!
}

/** The insert of a version that is known as a whole beforehand: it need not be waited for, and travels with COMMIT. */
export const versionInsert = (tx: Tx, { name }: VersionTable, writer: Writer, values: object) =>
  tx`insert into ${tx(name)} ${tx(rowOf(writer, values))}`

const rowOf = ({ dossier, author, signedAs = signatureOf(author) }: Writer, values: object) => ({
  ...values,
  business_id: author.business,
  dossier_id: dossier,
  author: signedAs,
})

/** A version as it stands in the end: whose it is, and how it was signed. */
type WholeVersion = { _id: Id; dossierId: Id; author: Signature }

/**
 * Inserts versions of many records in many dossiers, each as it was signed: for the program itself when it fills a
 * database, as nothing here asks whose dossiers they are. What else a version names are the table's own columns; all
 * versions of a record come together and in their order, and the last one stands.
 */
export function insertVersions(
  tx: Tx,
  { name }: VersionTable,
  business: Id,
  versions: readonly WholeVersion[],
): Promise<number> {
  const last = new Map(versions.map(version => [version._id, version]))
  const rows = versions.map(version => {
    const { dossierId, ...columns } = version
    return {
      ...columns,
      business_id: business,
      dossier_id: dossierId,
      current: last.get(version._id) === version,
    }
  })
  return insertRows(tx, name, rows)
}

/**
 * Inserts a version in the place of the one that was seen. `told`: a record as the writer may be told it.
 * @throws {Refusal} `stale`, with the record as it stands, where somebody else was quicker
 */
export async function replaceVersion<Row extends object>(
  tx: Tx,
  table: VersionTable,
  writer: Writer,
  seen: { _id: Id; version: number },
  values: object,
  told = (row: Row) => row,
): Promise<Row> {
  const taken = await tx`
    update ${tx(table.name)} set current = false
    where dossier_id = ${writer.dossier} and _id = ${seen._id} and version = ${seen.version} and current`
  if (taken.count !== 1) {
    const current = await findCurrent<Row>(tx, table, writer.dossier, seen._id)
    throw new Refusal('stale', { current: current && told(current) })
  }
  return insertVersion(tx, table, writer, values)
}
