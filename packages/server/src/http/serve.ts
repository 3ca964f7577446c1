import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Handed } from '@vicino/domain/records/versioned.ts'
import { leavesReceipt, ownId } from '@vicino/domain/wire/done-once.ts'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@vicino/domain/wire/endpoint.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import * as z from 'zod/mini'
import type { Author } from '../access/author.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { type Later, transaction, type Tx } from '../db/tenant.ts'
import { type Admission, admit, arrive, refuseMoreThanHeld } from './admission.ts'
import { auditRow, leavesAudit, recordDenial } from './audit-trail.ts'
import { Denied } from './denied.ts'
import { type Afterwards, Done, done, type Quiet, type Traces } from './done.ts'
import type { DossierId, DossierStanding } from './dossier-access.ts'
import { formOf, takeHeldForms } from './form.ts'
import { keepAnswer, type Receipt, writtenIn } from './receipt.ts'
import { Refusal } from './refusal.ts'
import { routeOf } from './route-of.ts'
import { type AskedCall, type Body, type Checked, checkRequest, readRequest } from './request.ts'
import { routeSchema } from './schema.ts'
import { sendFile } from './send-file.ts'
import { spooled, takeSpooledForms } from './spooled-form.ts'
import { asIfOpen, findStored, refusesRightOrStatus, unlessRefused } from './sent-again.ts'
import { keepAlive, type Session } from './session.ts'
import type { Surplus } from './surplus.ts'

/** What every handler gets: the tenant's transaction, who asks, what was asked, and when. */
export type Call<E extends Endpoint> = {
  tx: Tx
  later: Later
  author: E['permission'] extends 'signed_in' ? Author | undefined : Author
  session: Session
  dossier: E['path'] extends `${string}{dossierId}${string}` ? DossierId : undefined
  /** How the author stands to that dossier, for what depends on more than the call's own permission. */
  standing: E['path'] extends `${string}{dossierId}${string}` ? DossierStanding : undefined
  params: ParamsOf<E>
  query: QueryOf<E>
  body: Said<BodyOf<E>>
  /** The id of the record to create: the one the client brought, else a new one. */
  id: Id
  now: Instant
  today: Day
}

/** What a body says of the record: for which colleague it is handed over stands with its news. */
type Said<Sent> = 'handover_to' extends keyof Sent ? Omit<Sent, 'handover_to'> : Sent

type Handler<E extends Endpoint, Outcome> = (call: Call<E>) => Promise<Outcome>
type Found<E extends Endpoint> = AnswerOf<E> | Done<AnswerOf<E>, Quiet>
type Written<E extends Endpoint> = Done<
  AnswerOf<E>,
  E['path'] extends `${string}{dossierId}${string}` ? Traces : Quiet
>
type OutcomeOf<E extends Endpoint> = E['method'] extends 'GET' ? Found<E> : Written<E>

/** Nothing, where an outcome has no field that the contract's answer does not know; else their names. */
type WallOf<Outcome, E extends Endpoint> = [Surplus<AnswerIn<Outcome>, AnswerOf<E>>] extends [never]
  ? []
  : [unknownToTheAnswer: Surplus<AnswerIn<Outcome>, AnswerOf<E>>]
type AnswerIn<Outcome> = Outcome extends Done<infer Answer> ? Answer : Outcome

/** What `serve` needs of the running program. */
type Serving = {
  app: FastifyInstance
  pool: Sql
  now: () => Instant
  /** Where a document lies while it comes in. */
  dataFolder: string
  tokenOf: (request: FastifyRequest) => string | undefined
}

export type Serve = {
  /** Answers a call of the contract. */
  <E extends Endpoint, Outcome extends OutcomeOf<E>>(
    endpoint: E,
    handle: Handler<E, Outcome>,
    ...wall: WallOf<Outcome, E>
  ): void
  /** Answers a create. `find` reads the record as it stands when the same create comes again. */
  create<E extends Endpoint, Outcome extends Written<E>, Again extends Found<E> | undefined>(
    endpoint: E & { creates: true | { in: string } },
    create: Handler<E, Outcome>,
    find: Handler<E, Again>,
    ...wall: WallOf<Outcome | Again, E>
  ): void
}

/** Makes the one function by which features answer the contract. */
export function serving(program: Serving): Serve {
  const serve = <E extends Endpoint>(endpoint: E, handle: Handler<E, OutcomeOf<E>>) =>
    route(program, endpoint, { handle })
  const create = <E extends Endpoint>(
    endpoint: E,
    handle: Handler<E, Written<E>>,
    find: Handler<E, Found<E> | undefined>,
  ) => route(program, endpoint, { handle, find })
  return Object.assign(serve, { create }) as Serve
}

/** How a call is answered, and a create that comes again. */
type Answering = { handle: Handler<Endpoint, unknown>; find?: Handler<Endpoint, unknown> }

function route(program: Serving, endpoint: Endpoint, answering: Answering): void {
  const { form } = endpoint
  if (!form) return addRoute(program, endpoint, answering)
  void program.app.register(async scope => {
    await (form.spooled ? takeSpooledForms : takeHeldForms)(scope, form.maxBytes)
    addRoute({ ...program, app: scope }, endpoint, answering)
  })
}

function addRoute(program: Serving, endpoint: Endpoint, answering: Answering): void {
  program.app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    schema: routeSchema(endpoint, leavesReceipt(endpoint) ? storedUnseen : {}),
    handler: async (request, reply) => {
      const token = program.tokenOf(request)
      if (token === undefined) throw new Refusal('signed_out')
      const asked = readRequest(endpoint, request, token, program.now())
      const answer = endpoint.form
        ? await answerForm(program, request, asked, { form: endpoint.form, answering })
        : await answerAsked(program, asked, answering)
      reply.code(answer.status)
      const body = answer.afterwards ? await answer.afterwards() : answer.body
      return body instanceof Blob ? sendFile(reply, body) : body
    },
  })
}

async function answerAsked({ pool }: Serving, asked: AskedCall, answering: Answering): Promise<Outgoing> {
  const known: Known = {}
  return transaction(pool, (tx, later) => run(tx, later, asked, answering, known)).catch(async error => {
    // It was done once, and can no longer be done: whoever sends it again learns the first.
    if (known.receipt?.is === 'again' && refusesRightOrStatus(error)) return storedWithoutContent
    return refuseAsked(pool, asked, error)
  })
}

async function refuseAsked(pool: Sql, asked: AskedCall, error: unknown): Promise<never> {
  if (error instanceof Denied) await recordDenial(pool, asked, error)
  throw error instanceof Denied ? error.refusal : error
}

/** A form with a file: nothing of it is taken in from somebody who may not ask at all. */
async function answerForm(
  program: Serving,
  request: FastifyRequest,
  asked: AskedCall,
  { form, answering }: { form: NonNullable<Endpoint['form']>; answering: Answering },
): Promise<Outgoing> {
  const { pool, dataFolder } = program
  // What came before is answered also where the dossier was closed since: whether it came is known at its end.
  const atDoor = { ...asked, endpoint: asIfOpen(asked.endpoint) }
  await transaction(pool, async tx => admit(atDoor, await arrive(tx, asked, undefined))).catch(error =>
    refuseAsked(pool, asked, error),
  )
  const answerWith = (body: Record<string, unknown>): Promise<Outgoing> =>
    answerAsked(program, { ...asked, sent: { ...asked.sent, body } }, answering)
  if (form.spooled) return spooled(request, { maxBytes: form.maxBytes, dataFolder }, answerWith)
  return answerWith(await formOf(request))
}

/** To a write that is stored and sent again by somebody who may no longer see it. */
const storedUnseen = { 204: z.null() }

/** What goes out: 204 says of a write that it is stored, without a word of it. */
type Outgoing = { status: number; body: unknown; afterwards?: Afterwards<unknown> | undefined }

const storedWithoutContent: Outgoing = { status: 204, body: undefined }

/** What a call leaves outside of its transaction, which a refusal takes back. */
type Known = { receipt?: Receipt | undefined }

/** What a call comes with, before it is let in. */
type Arriving = { tx: Tx; later: Later; asked: AskedCall; checked: Checked; arrival: Admission }

/** One call from the door to the last row it leaves, in one transaction. */
async function run(
  tx: Tx,
  later: Later,
  asked: AskedCall,
  { handle, find }: Answering,
  known: Known,
): Promise<Outgoing> {
  const checked = checkRequest(asked)
  const arrival = await arrive(tx, asked, writtenIn(asked, checked))
  const { session, receipt } = arrival
  if (session.idle) later(keepAlive(tx, session._id))
  const arriving = { tx, later, asked, checked, arrival }
  if (receipt?.is === 'again' && receipt.once) return answerAgain(arriving, receipt, find)
  known.receipt = receipt

  const call = letIn(arriving)
  if (receipt?.is === 'of_before' && find) return tellAgain(call, doneOf(await find(call)))
  if (receipt?.is === 'taken') throw new Refusal('id_taken')

  const { author, dossier } = call
  const { answer, traces, afterwards } = doneOf(await handle(call))
  if (author && dossier) await leaveNews({ ...call, author, dossier }, traces.news, call.handed)
  leaveAudit(call, traces)
  if (receipt?.once && !find) later(keepAnswer(tx, receipt, answer, traces))
  return { status: asked.endpoint.creates ? 201 : 200, body: answer, afterwards }
}

/** A call that was let in, with what its body says of a handover. */
type LetIn = AskedCall & Call<Endpoint> & { handed: Handed | undefined }

/** Parts what a body says of the record from the colleague for whom it is handed over. */
function takeHanded(said: Body): { body: Body; handed: Handed | undefined } {
  if (said === undefined || !('handover_to' in said)) return { body: said, handed: undefined }
  const { handover_to, ...body } = said
  return { body, handed: { handover: body['handover'], handover_to } as Handed }
}

/** The call of somebody who is permitted to make it, in the form that its handler reads. */
function letIn({ tx, later, asked, checked, arrival }: Arriving): LetIn {
  const { session, standing } = arrival
  const dossier = admit(asked, arrival)
  if ('refusal' in checked) throw checked.refusal
  const { query } = checked
  refuseMoreThanHeld(asked.endpoint, checked.body, session, standing)
  const { body, handed } = takeHanded(checked.body)
  const id = ownId(asked.endpoint, body) ?? newId()
  const { author } = session
  const call = { ...asked, tx, later, author, session, dossier, standing, query, body, handed, id }
  return call as unknown as LetIn
}

/**
 * Answers what was stored to the same write sent again, also where the dossier was closed since, or the visit given
 * away. Who may no longer see it is told that it is stored.
 */
async function answerAgain(
  { asked, ...arriving }: Arriving,
  receipt: Receipt,
  find: Answering['find'],
): Promise<Outgoing> {
  const answer = await unlessRefused(async () => {
    const call = letIn({ ...arriving, asked: { ...asked, endpoint: asIfOpen(asked.endpoint) } })
    const stored = find ? await find(call) : await findStored(call, receipt)
    return stored === undefined ? undefined : tellAgain(call, doneOf(stored))
  })
  return answer ?? storedWithoutContent
}

/** A create that came again is told of as read, under its own id. */
function tellAgain(call: AskedCall & Call<Endpoint>, { answer, traces }: Done<unknown>): Outgoing {
  if (answer === undefined) throw new Refusal('id_taken')
  const named = call.endpoint.creates ? { entity_id: call.id } : {}
  leaveAudit(call, { ...traces, ...named, action: 'read' })
  return { status: 200, body: answer }
}

const doneOf = (outcome: unknown): Done<unknown> =>
  outcome instanceof Done ? (outcome as Done<unknown>) : done(outcome, {})

/** What the audit log is to say of a call: a row, or one for each thing that it touched. */
function leaveAudit(call: AskedCall & Call<Endpoint>, traces: Traces): void {
  const { tx, later, author, dossier } = call
  if (!author || !leavesAudit(call, dossier ?? traces.dossier_id ?? traces.dossier_ids?.[0])) return
  const [row, ...rows] = (traces.each ?? [{}]).map(one =>
    auditRow(call, author, dossier, { ...traces, ...one }, 'ok'),
  )
  if (row) later(insertAudit(tx, row, ...rows))
}
