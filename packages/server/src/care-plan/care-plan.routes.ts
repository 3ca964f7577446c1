import { type CarePlan, WholeCarePlan, CarePlanFields, goalsOf } from '@vicino/domain/care-plan/care-plan.ts'
import {
  addClientSignature,
  createCarePlan,
  discardDraft,
  evaluateCarePlan,
  getCarePlan,
  getCarePlans,
  getCarePlanVersions,
  getPlannedMeasures,
  getSuggestedProblems,
  printCarePlan,
  signCarePlan,
  updateCarePlan,
} from '@vicino/domain/care-plan/care-plan.contract.ts'
import { getDueEvaluations } from '@vicino/domain/care-plan/due-evaluations.contract.ts'
import {
  actsOn,
  carePlanNeedsReason,
  evaluationDayProblem,
  lackingToSign,
  outcomeProblems,
} from '@vicino/domain/care-plan/care-plan-rules.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { signatureOf } from '../access/author.ts'
import { findDocument } from '../documents/documents.store.ts'
import { insertActivity } from '../activity/activity.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { newsOf } from '../records/correction.ts'
import { findCurrent, findVersions } from '../records/records.store.ts'
import {
  carePlanTable,
  findInForce,
  findOpenPlan,
  listCarePlans,
  listDueEvaluations,
  lockCarePlans,
} from './care-plan.store.ts'
import {
  asSigned,
  asWritten,
  readPlanToWrite,
  refuseUnknown,
  storeFirst,
  storeNext,
  tracesOf,
  unsigned,
  writeNextPlan,
} from './next-care-plan.ts'
import { listPlannedMeasures } from './planned-measures.store.ts'
import { readSuggestedProblems } from './suggested-problems.ts'

export function serveCarePlans(serve: Serve): void {
  serveReads(serve)
  serveWriting(serve)
  serveSigning(serve)
}

function serveReads(serve: Serve): void {
  serve(getDueEvaluations, async ({ tx, author, query, today }) => {
    const page = await listDueEvaluations(tx, author, today, query)
    return done(page, { rows: page.items.length, dossier_ids: page.items.map(({ dossierId }) => dossierId) })
  })

  serve(getCarePlans, async ({ tx, dossier, author }) => listCarePlans(tx, dossier, author.language))

  serve(getSuggestedProblems, readSuggestedProblems)

  serve(getCarePlan, async ({ tx, dossier, author, params }) =>
    found(await findCurrent<CarePlan>(tx, carePlanTable(author.language), dossier, params.carePlanId)),
  )

  serve(getCarePlanVersions, async ({ tx, dossier, author, params }) =>
    found(await findVersions<CarePlan>(tx, carePlanTable(author.language), dossier, params.carePlanId)),
  )

  serve(getPlannedMeasures, async ({ tx, dossier, author, params, today }) => {
    const table = carePlanTable(author.language)
    const plan = found(await findCurrent<CarePlan>(tx, table, dossier, params.carePlanId))
    const inForce = await findInForce(tx, dossier, plan, author.language)
    return listPlannedMeasures(tx, dossier, inForce ? [plan, inForce] : [plan], today)
  })

  serve(printCarePlan, async ({ params }) => done(null, { entity_id: params.carePlanId }))
}

/** What a nurse writes: the first draft, a change as the next one, and what she takes back. */
function serveWriting(serve: Serve): void {
  serve.create(
    createCarePlan,
    async call => {
      const { tx, dossier, author, id, body } = call
      const { _id, dossierId, ...written } = body
      const fields = wholeOrRefuse(WholeCarePlan, written)
      await refuseUnknown(call, fields, undefined)
      await lockCarePlans(tx, dossier)
      const current = await findOpenPlan(tx, dossier, author.language)
      if (current) throw new Refusal('care_plan_open', { current })
      const stored = await storeFirst(call, id, fields)
      return done(stored, {
        entity_id: id,
        fields: Object.keys(written),
        news: newsOf('care_plan', stored, 'created'),
      })
    },
    async ({ tx, dossier, author, id }) =>
      findCurrent<CarePlan>(tx, carePlanTable(author.language), dossier, id),
  )

  serve(updateCarePlan, async call => {
    const { params, body } = call
    const { version, reason, struck, ...changed } = body
    const before = await readPlanToWrite(call, params.carePlanId, version)
    if (struck) {
      const { status } = before
      return writeNextPlan(call, before, { status, act: 'struck', reason: struck.reason, struck }, 'struck')
    }
    if (!reason && carePlanNeedsReason(before)) throw refuseField('reason', 'reason_required')
    const fields = wholeOrRefuse(WholeCarePlan, { ...fieldsOf(CarePlanFields, before), ...changed })
    await refuseUnknown(call, fields, before)
    const next = { ...fields, ...unsigned, status: 'draft', act: 'changed', reason: reason ?? null } as const
    return writeNextPlan(call, before, next, 'corrected')
  })

  serve(discardDraft, async call => {
    const { tx, dossier, author, params, body } = call
    const before = await readPlanToWrite(call, params.carePlanId, body.version)
    if (before.status === 'signed') throw new Refusal('care_plan_signed', { current: before })
    const signed = await findInForce(tx, dossier, before, author.language)
    if (!signed) throw new Refusal('care_plan_draft', { current: before })
    const next = { ...asSigned(signed), status: 'signed', act: 'discarded' } as const
    return writeNextPlan(call, before, next, 'corrected')
  })
}

/** What makes a plan hold, and what becomes of it. */
function serveSigning(serve: Serve): void {
  serve(signCarePlan, async call => {
    const { author, params, body, today } = call
    const before = await readPlanToWrite(call, params.carePlanId, body.version)
    if (!actsOn(before).sign) throw new Refusal('care_plan_signed', { current: before })
    const lacking = lackingToSign(before, today)
    if (lacking.length > 0) throw new Refusal('unprocessable', { fields: lacking })
    const client_signature = body.client_signature ?? null
    if (client_signature) {
      await refuseOtherPicture(call, before, 'client_signature.documentId', client_signature.documentId)
      refuseLater('client_signature.on', client_signature.on, today)
      if (client_signature.on < todayIn(before.created_at))
        throw refuseField('client_signature.on', 'end_before_start')
    }
    const signed = { signature: signatureOf(author), signed_on: today, client_signature }
    return writeNextPlan(call, before, { ...signed, status: 'signed', act: 'signed' }, 'continued')
  })

  serve(addClientSignature, async call => {
    const { params, body, today } = call
    const { version, ...client_signature } = body
    const before = await readPlanToWrite(call, params.carePlanId, version)
    if (before.status === 'draft') throw new Refusal('care_plan_draft', { current: before })
    if (!actsOn(before).signAsClient) throw new Refusal('care_plan_signed', { current: before })
    await refuseOtherPicture(call, before, 'documentId', client_signature.documentId)
    refuseLater('on', client_signature.on, today)
    if (client_signature.on < before.signed_on!) throw refuseField('on', 'end_before_start')
    return writeNextPlan(
      call,
      before,
      { client_signature, status: 'signed', act: 'client_signed' },
      'continued',
    )
  })

  serve(evaluateCarePlan, async call => {
    const { tx, dossier, author, params, body, today } = call
    const { version, outcomes, note, evaluate_on } = body
    const before = await readPlanToWrite(call, params.carePlanId, version)
    const isDraft = before.status === 'draft'
    const evaluated = isDraft ? await findInForce(tx, dossier, before, author.language) : before
    if (!evaluated || !actsOn(before).evaluate) throw new Refusal('care_plan_draft', { current: before })
    const wrong = outcomeProblems(goalsOf(evaluated), outcomes)
    if (wrong.length > 0) throw new Refusal('unprocessable', { fields: wrong })
    const outcome = { evaluation: { on: today, by: signatureOf(author), outcomes, note } }
    const signed = isDraft ? asSigned(evaluated) : {}
    if (evaluate_on === null) {
      const ended = { ...signed, ...outcome, status: 'ended', act: 'ended' } as const
      return isDraft ? endUnder(call, before, ended) : writeNextPlan(call, before, ended, 'ended')
    }
    if (evaluate_on === today) throw refuseField('evaluate_on', 'in_the_past')
    const day = evaluationDayProblem(evaluate_on, today)
    if (day.length > 0) throw new Refusal('unprocessable', { fields: day })
    const next = { ...signed, ...outcome, evaluate_on, status: 'signed', act: 'evaluated' } as const
    if (!isDraft) return writeNextPlan(call, before, next, 'continued')
    // The draft once more, as it was: now over the version that was just evaluated.
    const stored = await storeNext(call, before, next)
    const draft = {
      ...asWritten(before, evaluated, evaluate_on),
      act: 'changed',
      reason: before.reason,
    } as const
    return done(await storeNext(call, stored, draft, before.author), tracesOf(stored, next, 'continued'))
  })
}

/** Ends a plan of which a change is a draft: that one goes on as a plan of its own, for what was typed is never lost. */
async function endUnder(
  call: Call<typeof evaluateCarePlan>,
  draft: CarePlan,
  ended: Parameters<typeof storeNext>[2],
) {
  const { tx, later, dossier, author, now } = call
  const stored = await storeNext(call, draft, ended)
  const fields = fieldsOf(CarePlanFields, draft)
  const next = await storeFirst(call, newId(), fields, draft.author)
  later(insertActivity(tx, dossier, author, newsOf('care_plan', next, 'created'), now))
  const { news, ...traces } = tracesOf(stored, ended, 'ended')
  return done(stored, {
    each: [traces, { entity_id: next._id, fields: Object.keys(fields), action: 'create' }],
    news,
  })
}

/**
 * A picture of a signature is a document of the plan that was signed.
 * @throws {Refusal} at the picture, where it is none of them
 */
async function refuseOtherPicture(
  { tx, dossier }: Parameters<typeof readPlanToWrite>[0],
  { _id }: CarePlan,
  path: string,
  picture: Id | undefined,
): Promise<void> {
  if (picture === undefined) return
  const document = await findDocument(tx, dossier, picture, ['clinical'])
  if (document?.struck === null && document.record?._id === _id) return
  throw refuseField(path, 'not_an_option')
}

/** Nobody has signed tomorrow. */
function refuseLater(path: string, on: Day, today: Day): void {
  if (on > today) throw refuseField(path, 'in_the_future')
}
