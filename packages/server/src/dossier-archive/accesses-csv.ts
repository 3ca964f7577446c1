import { roles } from '@vicino/domain/access/role.ts'
import { auditActions, auditEntities } from '@vicino/domain/audit/audit.catalogue.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { type Cell, csvFile } from '../http/csv.ts'
import { listAccesses, rowsOfPage, type ToldAccess } from './dossier-reads.store.ts'
import type { Exporting } from './exporting.ts'
import { labelOf } from './print/entry.ts'

const head = ['Giorno', 'Ora', 'Chi', 'Ruolo', 'Azione', 'Cosa', 'Campi', 'Motivo', 'Destinatario', 'Esito']

const row = (access: ToldAccess): Cell[] => [
  todayIn(access.at),
  `${clockIn(access.at)}:${access.at.slice(17, 19)}`,
  access.actor_name,
  access.actor_role
    .split('+')
    .filter(Boolean)
    .map(role => labelOf(roles, role))
    .join(', '),
  labelOf(auditActions, access.action),
  labelOf(auditEntities, access.entity_type),
  access.fields.join(', '),
  access.reason,
  access.recipient,
  access.result === 'ok' ? 'Riuscito' : 'Negato',
]

/** Who opened the dossier, as a table, this export included: it was written down before anything left. */
export async function* accessesCsv({ read, dossier }: Exporting): AsyncGenerator<Uint8Array> {
  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let after: ToldAccess | undefined, isMore = true; isMore; ) {
      const rows: ToldAccess[] = await read(async tx => listAccesses(tx, dossier, after))
      yield rows.map(row)
      after = rows.at(-1)
      isMore = rows.length === rowsOfPage
    }
  }
  for await (const text of csvFile('accessi', head, pages()).content) yield Buffer.from(text as string)
}
