import type { JSONValue } from 'postgres'

export type Row = Record<string, JSONValue>

/** The tables that a demo fills, each after those that it refers to. */
const tables = [
  'collaboration',
  'team',
  'team_member',
  'delegation',
  'dossier',
  'dossier_version',
  'dossier_beginning',
  'stakeholder',
  'team_client',
  'warning',
  'anamnesis',
  'anamnesis_section',
  'drug',
  'administration',
  'clinical_parameter',
  'clinical_parameter_limits',
  'focus',
  'focus_event',
  'activity',
  'acceptance',
  'task',
  'task_operator',
  'task_service',
  'performance',
  'audit',
  'audit_pending',
] as const

export type TableName = (typeof tables)[number]

/** Rows of one business, collected table by table. */
export type Rows = {
  add(table: TableName, row: Row): void
  /** The tables with their rows, in an order in which they can be inserted. */
  inOrder(): [TableName, Row[]][]
}

/** Every row carries its business; an audit row waits for the chain as one of the program's own does. */
export function collectRows(business_id: string): Rows {
  const collected = new Map<TableName, Row[]>(tables.map(table => [table, []]))
  const add = (table: TableName, row: Row) => collected.get(table)!.push({ business_id, ...row })
  return {
    add: (table, row) => {
      add(table, row)
      if (table === 'audit') add('audit_pending', { audit_id: row['_id']! })
    },
    inOrder: () => [...collected],
  }
}
