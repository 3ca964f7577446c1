import { codesOf, fieldsOfModel, modelsLeft } from '@vicino/domain/protocols/protocol-models.ts'
import { writtenModels } from '@vicino/domain/protocols/models/written-models.ts'
import { type Protocol, ProtocolFields, WholeProtocol } from '@vicino/domain/protocols/protocol.ts'
import { actsOnProtocol } from '@vicino/domain/protocols/protocol-rules.ts'
import {
  createProtocol,
  discardProtocolDraft,
  getProtocol,
  getProtocolModels,
  getProtocols,
  getProtocolVersions,
  releaseProtocol,
  retireProtocol,
  updateProtocol,
} from '@vicino/domain/protocols/protocols.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { signatureOf } from '../access/author.ts'
import { holdBusiness } from '../businesses/business-settings.store.ts'
import { isFocusTopic } from '../focus/focus-topics.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { refuseStale } from '../records/correction.ts'
import { unknownServices } from './known-services.ts'
import {
  deleteProtocol,
  findBeforeDraft,
  findOfferedByCode,
  findOfModel,
  findProtocol,
  findProtocolVersions,
  listProtocols,
  namedServices,
  writeProtocol,
} from './protocols.store.ts'

type Asking = Pick<Call<typeof getProtocols>, 'tx' | 'author' | 'today' | 'now'>

const readingOf = ({ author, today }: Asking) => ({ today, language: author.language })

/** The protocols of the house: written as drafts, released from a day on, replaced by later versions. */
export function serveProtocols(serve: Serve): void {
  serve(getProtocols, async call => [...(await listProtocols(call.tx, readingOf(call)))])

  serve(getProtocolModels, async call => {
    const { tx, author, today } = call
    const own = await listProtocols(tx, readingOf(call))
    const left = modelsLeft(
      writtenModels,
      own.map(({ key }) => key),
    )
    const services = await findOfferedByCode(tx, codesOf(left), today)
    const models = left.map(model => ({
      key: model.key,
      ...fieldsOfModel(model, code => services.get(code)),
    }))
    const steps = models.flatMap(model => model.steps)
    const named = await namedServices(tx, { steps }, author.language)
    return models.map(model => ({ ...model, services: named.filter(isOfSteps(model)) }))
  })

  serve(getProtocol, async call =>
    found(await findProtocol(call.tx, call.params.protocolId, readingOf(call))),
  )

  serve(getProtocolVersions, async call =>
    found(await findProtocolVersions(call.tx, call.params.protocolId, readingOf(call))),
  )

  serveWriting(serve)
  serveReleasing(serve)
}

const isOfSteps =
  ({ steps }: Pick<ProtocolFields, 'steps'>) =>
  ({ serviceId }: { serviceId: Id }): boolean =>
    steps.some(step => step.serviceId === serviceId)

function serveWriting(serve: Serve): void {
  serve.create(
    createProtocol,
    async call => {
      const { tx, author, id, body, now } = call
      const { _id, key = null, ...written } = body
      const fields = wholeOrRefuse(WholeProtocol, written)
      if (key !== null && !writtenModels.some(model => model.key === key))
        throw refuseField('key', 'not_an_option')
      await refuseUnknown(call, fields, undefined)
      // Of two that begin with the same model the second is told of the first.
      await holdBusiness(tx, author.business)
      const current = key === null ? undefined : await findOfModel(tx, key, readingOf(call))
      if (current) throw new Refusal('protocol_exists', { current })
      const stamp = { _id: id, version: 1, created_at: now, written_at: now }
      const draft = { ...fields, ...stamp, ...unreleased, key, status: 'draft', act: 'written' } as const
      const stored = await writeProtocol(tx, author, draft, null, readingOf(call))
      return done(stored, { entity_id: id, fields: Object.keys(written) })
    },
    async call => findProtocol(call.tx, call.id, readingOf(call)),
  )

  serve(updateProtocol, async call => {
    const { version, ...changed } = call.body
    const before = await readSeen(call, call.params.protocolId, version)
    const fields = wholeOrRefuse(WholeProtocol, { ...fieldsOf(ProtocolFields, before), ...changed })
    await refuseUnknown(call, fields, before)
    return writeNext(call, before, { ...fields, ...unreleased, status: 'draft', act: 'changed' })
  })
}

function serveReleasing(serve: Serve): void {
  serve(releaseProtocol, async call => {
    const { author, params, body, today } = call
    const before = await readSeen(call, params.protocolId, body.version)
    if (!actsOnProtocol(before).release) throw new Refusal('protocol_released', { current: before })
    const { valid_from } = body
    if (valid_from < today) throw refuseField('valid_from', 'in_the_past')
    const released = { valid_from, released_by: signatureOf(author), released_on: today }
    return writeNext(call, before, { ...released, status: 'released', act: 'released' })
  })

  serve(discardProtocolDraft, async call => {
    const { tx, params, body } = call
    const before = await readSeen(call, params.protocolId, body.version)
    if (!actsOnProtocol(before).discard) throw new Refusal('protocol_released', { current: before })
    const stood = await findBeforeDraft(tx, before._id, readingOf(call))
    if (!stood) {
      await deleteProtocol(tx, before)
      return done(null, { entity_id: before._id, action: 'delete' })
    }
    const { status, valid_from, released_by, released_on } = stood
    const fields = fieldsOf(ProtocolFields, stood)
    return writeNext(call, before, {
      ...fields,
      status,
      valid_from,
      released_by,
      released_on,
      act: 'discarded',
    })
  })

  serve(retireProtocol, async call => {
    const { params, body } = call
    const before = await readSeen(call, params.protocolId, body.version)
    if (!actsOnProtocol(before).retire) throw new Refusal('protocol_draft', { current: before })
    return writeNext(call, before, { ...unreleased, status: 'retired', act: 'retired' })
  })
}

const unreleased = { valid_from: null, released_by: null, released_on: null } as const

/**
 * The protocol as it was seen, to be written over.
 * @throws {Refusal} `stale`, with the protocol as it stands
 */
async function readSeen(call: Asking, id: Id, seen: number): Promise<Protocol> {
  const before = found(await findProtocol(call.tx, id, readingOf(call)))
  refuseStale(before, seen)
  return before
}

type Next = Pick<Protocol, 'status' | 'act'> &
  Partial<ProtocolFields & Pick<Protocol, 'valid_from' | 'released_by' | 'released_on'>>

/** Writes the version that follows. */
async function writeNext(call: Asking, before: Protocol, next: Next) {
  const { tx, author, now } = call
  const { services: _told, in_force: _reckoned, author: _before, ...stood } = before
  const written = { ...stood, ...next, version: before.version + 1, written_at: now }
  const stored = await writeProtocol(tx, author, written, before, readingOf(call))
  return done(stored, {
    entity_id: before._id,
    fields: Object.keys(next).filter(field => field !== 'act'),
  })
}

/**
 * Refuses services and focuses that the house does not have. What stood before stays, also where it left the catalogue
 * since.
 * @throws {Refusal} at each of them
 */
async function refuseUnknown(
  { tx, today }: Asking,
  { steps, triggers }: ProtocolFields,
  before: Protocol | undefined,
): Promise<void> {
  const stoodTopics = new Set(before?.triggers.map(({ focusTopicId }) => focusTopicId))
  const unknown = await unknownServices(tx, steps, before?.steps ?? [], today)
  for (const [at, { focusTopicId }] of triggers.entries()) {
    if (focusTopicId === null || stoodTopics.has(focusTopicId)) continue
    if (!(await isFocusTopic(tx, focusTopicId, today)))
      unknown.push({ path: `triggers.${at}.focusTopicId`, code: 'not_an_option' })
  }
  if (unknown.length > 0) throw new Refusal('unprocessable', { fields: unknown })
}
