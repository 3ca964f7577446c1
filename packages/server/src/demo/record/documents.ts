import { createHash } from 'node:crypto'
import { formatIn } from '@vicino/domain/days/format.ts'
import { minutesAfter, todayIn } from '@vicino/domain/days/instant.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { newsOf } from '../../records/correction.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

const woundTopic = 'chronic-wound'

/** What the wound clinic wrote of a leg, in plain text: nothing of it is of anybody. */
const reportOf = (client: DemoClient, focus: Focus): string =>
  [
    'Ambulatorio ferite di prova',
    `Rapporto del ${formatIn('it').day(todayIn(focus.created_at))}`,
    `Cliente: ${client.first_name} ${client.last_name}`,
    '',
    'Ulcera della gamba, fondo deterso, margini intatti, essudato moderato, nessun segno di infezione.',
    'Medicazione: schiuma di poliuretano, cambio tre volte la settimana. Bendaggio compressivo durante il giorno.',
    'Fotografia e misura ogni due settimane; controllo da noi fra quattro settimane.',
    'Da segnalare subito: febbre, arrossamento che si estende, dolore nuovo, odore.',
    '',
  ].join('\n')

/** Lays the report of the wound clinic to the first focus that a wound has. */
export function addDocuments(
  content: Content,
  chance: Chance,
  clients: readonly DemoClient[],
  nurses: ReadonlyMap<DemoClient['_id'], Worker>,
): void {
  const isOfWound = ({ dossierId, focusTopicId, status, struck }: Focus, { _id }: DemoClient): boolean =>
    dossierId === _id && focusTopicId === woundTopic && status === 'open' && !struck
  const client = clients.find(
    one => one.status === 'active' && content.focuses.all.some(focus => isOfWound(focus, one)),
  )
  const focus = client && content.focuses.all.find(one => isOfWound(one, client))
  if (!focus) return
  const writer = nurses.get(client._id)!
  const bytes = Buffer.from(reportOf(client, focus))
  const at = minutesAfter(focus.created_at, 10)
  const document: Document = {
    _id: chance.id(at),
    dossierId: client._id,
    version: 1,
    name: "Rapporto dell'ambulatorio ferite.txt",
    category: 'clinical',
    type: 'text/plain',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    record: { kind: 'FocusGroup', _id: focus._id },
    thumbnail: false,
    author: workerSignature(writer),
    created_at: at,
    written_at: at,
    reason: null,
    struck: null,
  }
  content.documents.add({ document, bytes })
  content.news.add(logLineOf(chance, document, newsOf('Document', document, 'created')))
  const of = { entity_type: 'document', entity_id: document._id, dossier_id: client._id } as const
  const fields = ['name', 'category', 'file', 'record']
  content.deeds.add(deedOf(chance, writer, { ...of, at, action: 'create', fields }))
}
