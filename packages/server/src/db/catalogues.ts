import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReservedSql } from 'postgres'

import { quoted } from './runtime-role.ts'

/** The tables whose common rows come from files, each after those that it refers to. */
const tables = ['service_group', 'service_category', 'service', 'focus_group', 'focus_topic'] as const
type CatalogueTable = (typeof tables)[number]

/** One file for each table: a line of column names, a line for each row, parted by tabs; nothing between is NULL. */
const folder = join(import.meta.dirname, '..', '..', 'catalogues')

/**
 * Brings the rows that all businesses share to the state of the files: a new line becomes a row, a corrected one
 * corrects it. No row is ever taken away, because records refer to it: it ends by its `valid_to`.
 */
export async function loadCatalogues(session: ReservedSql): Promise<void> {
  for (const table of tables) await loadTable(session, table)
}

async function loadTable(session: ReservedSql, table: CatalogueTable): Promise<void> {
  const { columns, rows } = readCatalogue(table)
  const [key = '', ...others] = columns.map(quoted)
  const from = (source: string) => others.map(column => `${source}.${column}`).join(', ')
  await session.unsafe(
    `insert into ${quoted(table)} as kept (${[key, ...others].join(', ')})
     select ${[key, ...others].join(', ')} from jsonb_populate_recordset(null::${quoted(table)}, $1)
     on conflict (${key}) do update set (${others.join(', ')}) = row(${from('excluded')})
     where (${from('kept')}) is distinct from (${from('excluded')})`,
    [rows],
  )
}

type CatalogueRow = Record<string, string | null>

/** The rows of a catalogue as its file has them, by the names of its columns; the first column is the key. */
export function readCatalogue(table: CatalogueTable): { columns: string[]; rows: CatalogueRow[] } {
  const [columns = [], ...rows] = readFileSync(join(folder, `${table}.tsv`), 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map(line => line.split('\t'))
  return {
    columns,
    rows: rows.map(cells =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at] || null] as const)),
    ),
  }
}
