import { roles } from '@vicino/domain/access/role.ts'
import { auditActions, auditEntities } from '@vicino/domain/audit/audit.catalogue.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { listAccesses, type ToldAccess } from '../audit/audit.store.ts'
import { inPages } from '../db/in-pages.ts'
import { type CsvCell, csvFile } from '../http/csv.ts'
import type { Snapshot } from './exporting.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

const head = ['Giorno', 'Ora', 'Chi', 'Ruolo', 'Azione', 'Cosa', 'Campi', 'Motivo', 'Destinatario', 'Esito']

const row = (access: ToldAccess): CsvCell[] => [
  todayIn(access.at),
  `${clockIn(access.at)}:${access.at.slice(17, 19)}`,
  access.actor_name,
  access.actor_role
    .split('+')
    .filter(Boolean)
    .map(role => labelOrValue(roles, role))
    .join(', '),
  labelOrValue(auditActions, access.action),
  labelOrValue(auditEntities, access.entity_type),
  access.fields.join(', '),
  access.reason,
  access.recipient,
  access.result === 'ok' ? 'Riuscito' : 'Negato',
]

/** Who opened the dossier, as a table, this export included: it was written down before anything was read. */
export async function* accessesCsv({ tx, dossier }: Snapshot): AsyncGenerator<Uint8Array> {
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    const accesses = inPages(tx, (of, after: ToldAccess | undefined) => listAccesses(of, dossier, after))
    for await (const access of accesses) yield [row(access)]
  }
  for await (const text of csvFile('accessi', head, rows()).content) yield Buffer.from(text as string)
}
