import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { done } from '../http/done.ts'
import { newsOf } from '../records/correction.ts'
import { replaceVersion } from '../records/records.store.ts'
import { type ProtocolCall, tasksToo } from './hold-protocol.ts'
import { columnsOfOpened, openedProtocolTable } from './opened-protocols.store.ts'

type Next = Pick<OpenedProtocol, 'act'> &
  Partial<
    Pick<
      OpenedProtocol,
      | 'status'
      | 'steps'
      | 'starts_on'
      | 'evaluate_on'
      | 'responsible'
      | 'evaluation'
      | 'reason'
      | 'struck'
      | 'tasks_kept'
      | 'tasks_removed'
    >
  >

/** Writes the version that follows, with its news and its audit row. */
export async function writeNextProtocol(
  { tx, dossier, author, now }: ProtocolCall,
  before: OpenedProtocol,
  next: Next,
  news: 'corrected' | 'continued' | 'ended' | 'struck',
  /** Of the calendar, put there or taken off. */
  tasks: number,
) {
  const { services: _told, author: _before, dossierId: _of, ...stood } = before
  const values = columnsOfOpened({
    ...stood,
    reason: null,
    struck: null,
    ...next,
    version: before.version + 1,
    written_at: now,
  })
  const table = openedProtocolTable(author.language)
  const stored = await replaceVersion<OpenedProtocol>(tx, table, { dossier, author }, before, values)
  return done(stored, {
    entity_id: before._id,
    fields: Object.keys(next).filter(field => field !== 'act'),
    reason: stored.reason,
    news: newsOf('opened_protocol', stored, news),
    ...tasksToo(tasks),
  })
}
