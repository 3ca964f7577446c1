import type { ReservedSql } from 'postgres'

import { ownSchemas } from '../db/whole-view.ts'
import { quoted } from '../db/runtime-role.ts'

/** A table with the columns that are stored (not those that the database computes). */
export type StoredTable = { schema: string; name: string; columns: string[] }

/**
 * Tables that no backup carries: what lives for minutes, and whoever was signed in signs in again. The level
 * of the migrations stands in the head of the backup.
 */
export const leftOutOfBackup: readonly string[] = [
  'public.migration',
  'auth.session',
  'auth.verification',
  'auth.attempt',
]

/** The SQL name of a table. */
export const tableName = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`

/** The columns of a table as a list in SQL. */
export const columnList = ({ columns }: Pick<StoredTable, 'columns'>): string =>
  columns.map(quoted).join(', ')

/** Every table of Vicino, in an order in which each comes after those that it refers to. */
export async function listTables(session: ReservedSql): Promise<StoredTable[]> {
  const tables = await session<StoredTable[]>`
    select c.relnamespace::regnamespace::text as schema, c.relname as name, array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
    from pg_class c
    where c.relnamespace::regnamespace::text = any(${ownSchemas}) and c.relkind in ('r', 'p')
      and not c.relispartition
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by 1, 2`
  const references = await session<{ from: string; to: string }[]>`
    select f.relnamespace::regnamespace::text || '.' || f.relname as from,
      t.relnamespace::regnamespace::text || '.' || t.relname as to
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.conrelid <> c.confrelid`
  return inOrder(tables, references)
}

function inOrder(tables: StoredTable[], references: { from: string; to: string }[]): StoredTable[] {
  const ordered: StoredTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(fullTableName))
    const ready = waiting.filter(
      table => !references.some(({ from, to }) => from === fullTableName(table) && names.has(to)),
    )
    if (ready.length === 0)
      throw new Error(`Tables that refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(table => !ready.includes(table))
  }
  return ordered
}

export const fullTableName = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`
