import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import type { evaluateProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Traces } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { refuseStale } from '../records/correction.ts'
import { findCurrent } from '../records/records.store.ts'
import { lockProtocols, openedProtocolTable } from './opened-protocols.store.ts'

/** A call that writes of a client's protocols. */
export type ProtocolCall = Pick<
  Call<typeof evaluateProtocol>,
  'tx' | 'dossier' | 'author' | 'session' | 'now' | 'today'
>

/**
 * The protocol as it was seen, to be written over.
 * @throws {Refusal} `stale`, `struck` or `ended`, with the protocol as it stands
 */
export async function readProtocolToWrite(
  asking: ProtocolCall,
  id: Id,
  seen: number,
): Promise<OpenedProtocol> {
  const before = await readOpen(asking, id)
  refuseStale(before, seen)
  return before
}

/** The protocol while it is open, held until the transaction ends: it is not ended while a step of it is written. */
export async function readOpen({ tx, dossier, author }: ProtocolCall, id: Id): Promise<OpenedProtocol> {
  await lockProtocols(tx, dossier)
  const before = found(
    await findCurrent<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, id),
  )
  if (before.struck) throw new Refusal('struck', { current: before })
  if (before.status === 'ended') throw new Refusal('ended', { current: before })
  return before
}

/** Tasks stand in calendars that others look at: those learn of them as of any task. */
export const tasksToo = (rows: number): Pick<Traces, 'each'> =>
  rows === 0 ? {} : { each: [{}, { entity_type: 'task', entity_id: null, action: 'update', rows }] }
