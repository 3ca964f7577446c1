import { modelsLeft } from '@vicino/domain/protocols/protocol-models.ts'
import { writtenModels } from '@vicino/domain/protocols/models/written-models.ts'
import type { ProtocolOffer } from '@vicino/domain/protocols/opened-protocol.ts'
import type { getProtocolOffers } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { reasonsFor } from '@vicino/domain/protocols/trigger.ts'
import type { Call } from '../http/serve.ts'
import { listOpenedProtocols } from './opened-protocols.store.ts'
import { readFacts } from './protocol-facts.ts'
import { listProtocols, listReleased } from './protocols.store.ts'

/**
 * What the house has beside a dossier: released protocols that are not open for the client, and, where the dossier asks
 * for one, those that nobody has released yet, so that a nurse learns whom to ask.
 */
export async function readOffers(call: Call<typeof getProtocolOffers>): Promise<ProtocolOffer[]> {
  const { tx, dossier, author, today } = call
  const reading = { today, language: author.language }
  const [facts, released, own, opened] = await Promise.all([
    readFacts(call),
    listReleased(tx, reading),
    listProtocols(tx, reading),
    listOpenedProtocols(tx, dossier, author.language),
  ])
  const openOnes = new Set(opened.filter(isProtocolOpen).map(({ protocolId }) => protocolId))
  const offered = released
    .filter(({ _id }) => !openOnes.has(_id))
    .map(protocol => ({
      title: protocol.title,
      reasons: reasonsFor(protocol.triggers, facts),
      protocol,
    }))
  const drafts = own.filter(({ status, in_force }) => status === 'draft' && in_force === null)
  const models = modelsLeft(
    writtenModels,
    own.map(({ key }) => key),
  ).map(({ title, triggers }) => ({
    title,
    triggers: triggers.map(trigger => ({ focusTopicId: null, limit: null, ...trigger })),
  }))
  const unreleased = [...drafts, ...models]
    .map(({ title, triggers }) => ({ title, reasons: reasonsFor(triggers, facts), protocol: null }))
    .filter(({ reasons }) => reasons.length > 0)
  return [...offered, ...unreleased]
}
