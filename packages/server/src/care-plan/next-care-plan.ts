import { type CarePlan, CarePlanFields, measuresOf } from '@vicino/domain/care-plan/care-plan.ts'
import type { signCarePlan } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { findCurrent, insertVersion, replaceVersion } from '../records/records.store.ts'
import { knownTopics } from '../focus/focus-topics.store.ts'
import { findPrescribable } from '../prescriptions/prescriptions.store.ts'
import { carePlanTable, knownFocuses } from './care-plan.store.ts'

type Asking = Pick<Call<typeof signCarePlan>, 'tx' | 'dossier' | 'author' | 'today' | 'now'>

/**
 * The plan as it was seen, to be written over.
 * @throws {Refusal} `stale`, `struck` or `ended`, with the plan as it stands
 */
export async function readPlanToWrite(
  { tx, dossier, author }: Asking,
  id: Id,
  seen: number,
): Promise<CarePlan> {
  const table = carePlanTable(author.language)
  const before = found(await findCurrent<CarePlan>(tx, table, dossier, id))
  refuseStale(before, seen)
  if (before.struck) throw new Refusal('struck', { current: before })
  if (before.status === 'ended') throw new Refusal('ended', { current: before })
  return before
}

/**
 * Refuses what is named and is none of the client's or of the house's. What stood before stays, also where it left the
 * catalogue since.
 * @throws {Refusal} at each focus, each topic and each service
 */
export async function refuseUnknown(
  { tx, dossier, today }: Asking,
  fields: CarePlanFields,
  before: Pick<CarePlan, 'problems'> | undefined,
): Promise<void> {
  const topicsBefore = new Set(before?.problems.map(({ focusTopicId }) => focusTopicId))
  const named = fields.problems.flatMap(({ focusTopicId }) =>
    focusTopicId === null || topicsBefore.has(focusTopicId) ? [] : [focusTopicId],
  )
  const [focuses, services, topics] = await Promise.all([
    knownFocuses(
      tx,
      dossier,
      fields.problems.flatMap(({ focusId }) => focusId ?? []),
    ),
    findPrescribable(
      tx,
      measuresOf(fields).flatMap(({ serviceId }) => serviceId ?? []),
      today,
    ),
    knownTopics(tx, named, today),
  ])
  const offered = new Set(services.filter(({ holds }) => holds).map(({ _id }) => _id))
  const stood = new Set(before && measuresOf(before).map(({ serviceId }) => serviceId))
  const unknown = fields.problems.flatMap(({ focusId, focusTopicId, measures }, at): FieldError[] => [
    ...(focusTopicId === null || topicsBefore.has(focusTopicId) || topics.has(focusTopicId)
      ? []
      : [{ path: `problems.${at}.focusTopicId`, code: 'not_an_option' as const }]),
    ...(focusId === null || focuses.has(focusId)
      ? []
      : [{ path: `problems.${at}.focusId`, code: 'not_an_option' as const }]),
    ...measures.flatMap(({ serviceId }, of): FieldError[] =>
      serviceId === null || offered.has(serviceId) || stood.has(serviceId)
        ? []
        : [{ path: `problems.${at}.measures.${of}.serviceId`, code: 'not_an_option' }],
    ),
  ])
  if (unknown.length > 0) throw new Refusal('unprocessable', { fields: unknown })
}

/** What a version carries over to the next one, unless that says otherwise. */
type Next = Pick<CarePlan, 'status' | 'act'> &
  Partial<
    CarePlanFields &
      Pick<CarePlan, 'signature' | 'signed_on' | 'client_signature' | 'evaluation' | 'reason' | 'struck'>
  >

/** A plan that a nurse signed is in force from its own version on, and due on its own day; a draft leaves both. */
function inForce(before: CarePlan, { status, struck }: Next, evaluate_on: CarePlan['evaluate_on']) {
  if (struck || status === 'ended') return { in_force: before.in_force, due_on: null }
  if (status === 'draft') return { in_force: before.in_force, due_on: before.due_on }
  return { in_force: before.version + 1, due_on: evaluate_on }
}

/** Writes the version that follows, with its news and its audit row. */
export async function writeNextPlan(call: Asking, before: CarePlan, next: Next, news: NewsAction) {
  const stored = await storeNext(call, before, next)
  return done(stored, tracesOf(stored, next, news))
}

/** What a version leaves in the logs. */
export const tracesOf = (
  stored: CarePlan,
  { reason: _reason, struck: _struck, ...written }: Next,
  news: NewsAction,
) => ({
  entity_id: stored._id,
  fields: Object.keys(written).filter(field => field !== 'act'),
  reason: stored.reason,
  news: newsOf('care_plan', stored, news),
})

/** Writes the version that follows; `signedAs` whoever wrote what it takes over. */
export async function storeNext(
  { tx, dossier, author, now }: Asking,
  before: CarePlan,
  next: Next,
  signedAs: Signature = signatureOf(author),
): Promise<CarePlan> {
  const { _id, version, created_at } = before
  const { reason = null, struck = null, ...written } = next
  const carried = {
    ...fieldsOf(CarePlanFields, before),
    signature: before.signature,
    signed_on: before.signed_on,
    client_signature: before.client_signature,
    evaluation: before.evaluation,
    ...written,
  }
  const values = {
    ...carried,
    ...inForce(before, next, carried.evaluate_on),
    _id,
    version: version + 1,
    created_at,
    written_at: now,
    reason,
    struck,
  }
  return replaceVersion<CarePlan>(
    tx,
    carePlanTable(author.language),
    { dossier, author, signedAs },
    before,
    values,
  )
}
type NewsAction = Parameters<typeof newsOf>[2]

/** What a nurse signed of a plan, as another version takes it over. */
export const asSigned = (signed: CarePlan) => ({
  ...fieldsOf(CarePlanFields, signed),
  signature: signed.signature,
  signed_on: signed.signed_on,
  client_signature: signed.client_signature,
})

/** An unsigned version has no signature of anybody. */
export const unsigned = { signature: null, signed_on: null, client_signature: null } as const

/** What a draft says that goes on over a version that was just evaluated: a day that it did not choose is the new one. */
export const asWritten = (draft: CarePlan, evaluated: CarePlan, evaluate_on: CarePlan['evaluate_on']) => ({
  problems: draft.problems,
  evaluate_on: draft.evaluate_on === evaluated.evaluate_on ? evaluate_on : draft.evaluate_on,
  ...unsigned,
  status: 'draft' as const,
})

/** Writes a draft as the first version of a plan of its own, as whoever wrote it. */
export const storeFirst = (
  { tx, dossier, author, now }: Asking,
  _id: Id,
  fields: CarePlanFields,
  signedAs: Signature = signatureOf(author),
): Promise<CarePlan> =>
  insertVersion<CarePlan>(
    tx,
    carePlanTable(author.language),
    { dossier, author, signedAs },
    {
      ...fields,
      ...unsigned,
      _id,
      version: 1,
      status: 'draft',
      act: 'written',
      evaluation: null,
      in_force: null,
      due_on: null,
      created_at: now,
      written_at: now,
      reason: null,
      struck: null,
    },
  )
