import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@vicino/domain/wire/endpoint.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { insertActivity } from '../activity/activity.store.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { type Later, transaction, type Tx } from '../db/tenant.ts'
import { admit, refuseMoreThanHeld } from './admission.ts'
import { auditRow, leavesAudit, recordDenial } from './audit-trail.ts'
import { Denied } from './denied.ts'
import { type Afterwards, Done, done, type Quiet, type Traces } from './done.ts'
import type { DossierId, Standing } from './dossier-access.ts'
import { readForms } from './form.ts'
import { leaveReceipt } from './receipt.ts'
import { Refusal } from './refusal.ts'
import { type Asked, checkRequest, readRequest } from './request.ts'
import { routeSchema } from './schema.ts'
import { keepAlive, type Session } from './session.ts'

/** What every handler gets: the tenant's transaction, who asks, what was asked, and when. */
export type Call<E extends Endpoint> = {
  tx: Tx
  later: Later
  author: E['permission'] extends 'signed_in' ? Author | undefined : Author
  session: Session
  dossier: E['path'] extends `${string}{dossierId}${string}` ? DossierId : undefined
  /** How the author stands to that dossier, for what depends on more than the call's own permission. */
  standing: E['path'] extends `${string}{dossierId}${string}` ? Standing : undefined
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The id of the record to create: the one the client brought, else a new one. */
  id: Id
  now: Instant
  today: Day
}

type Handler<E extends Endpoint, Outcome> = (call: Call<E>) => Promise<Outcome>
type Found<E extends Endpoint> = AnswerOf<E> | Done<AnswerOf<E>, Quiet>
type Written<E extends Endpoint> = Done<
  AnswerOf<E>,
  E['path'] extends `${string}{dossierId}${string}` ? Traces : Quiet
>
type OutcomeOf<E extends Endpoint> = E['method'] extends 'GET' ? Found<E> : Written<E>

/** What `serve` needs of the running program. */
export type Serving = {
  app: FastifyInstance
  pool: Sql
  now: () => Instant
  tokenOf: (request: FastifyRequest) => string | undefined
}

export type Serve = {
  /** Answers a call of the contract. */
  <E extends Endpoint>(endpoint: E, handle: Handler<E, OutcomeOf<E>>): void
  /** Answers a create. `find` reads the record as it stands when the same create comes again. */
  create<E extends Endpoint>(
    endpoint: E & { creates: true },
    create: Handler<E, Written<E>>,
    find: Handler<E, Found<E> | undefined>,
  ): void
}

/** Makes the one function by which features answer the contract. */
export function serving(program: Serving): Serve {
  const serve = (<E extends Endpoint>(endpoint: E, handle: Handler<E, OutcomeOf<E>>) =>
    route(program, endpoint, handle)) as Serve
  serve.create = (endpoint, create, find) => route(program, endpoint, create, find)
  return serve
}

function route(
  program: Serving,
  endpoint: Endpoint,
  handle: Handler<Endpoint, unknown>,
  find?: Handler<Endpoint, unknown>,
): void {
  const { form } = endpoint
  if (!form) return addRoute(program, endpoint, handle, find)
  void program.app.register(async scope => {
    await readForms(scope, form.maxBytes)
    addRoute({ ...program, app: scope }, endpoint, handle, find)
  })
}

function addRoute(
  program: Serving,
  endpoint: Endpoint,
  handle: Handler<Endpoint, unknown>,
  find: Handler<Endpoint, unknown> | undefined,
): void {
  program.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: routeSchema(endpoint),
    handler: async (request, reply) => {
      const token = program.tokenOf(request)
      if (token === undefined) throw new Refusal('signed_out')
      const asked = readRequest(endpoint, request, token, program.now())
      const answer = await transaction(program.pool, (tx, later) =>
        run(tx, later, asked, handle, find),
      ).catch(async error => {
        if (error instanceof Denied) await recordDenial(program.pool, asked, error)
        throw error instanceof Denied ? error.refusal : error
      })
      reply.code(answer.status)
      const body = answer.afterwards ? await answer.afterwards() : answer.body
      return body instanceof Blob ? sendFile(reply, body) : body
    },
  })
}

/** The bytes as they are: Fastify would otherwise ask the answer's schema how to write them. */
const sendFile = async (reply: FastifyReply, file: Blob): Promise<Buffer> => {
  reply.type(file.type)
  return Buffer.from(await file.arrayBuffer())
}

/** One call from the door to the last row it leaves, in one transaction. */
async function run(
  tx: Tx,
  later: Later,
  asked: Asked,
  handle: Handler<Endpoint, unknown>,
  find: Handler<Endpoint, unknown> | undefined,
): Promise<{ status: number; body: unknown; afterwards?: Afterwards<unknown> | undefined }> {
  const { session, dossier, standing } = await admit(tx, asked)
  const { query, body } = checkRequest(asked)
  refuseMoreThanHeld(asked.endpoint, body, session, standing)
  const { author } = session
  const brought = body?.['_id'] as Id | undefined
  const id = brought ?? newId()
  const call = {
    ...asked,
    tx,
    later,
    author,
    session,
    dossier,
    standing,
    query,
    body,
    id,
  } as unknown as Asked & Call<Endpoint>
  if (session.idle) later(keepAlive(tx, session._id))

  if (find && brought && author && !(await leaveReceipt(tx, author, brought, asked))) {
    const { answer, traces } = doneOf(await find(call))
    if (answer === undefined) throw new Refusal('id_taken')
    leaveAudit(call, { ...traces, entity_id: brought, action: 'read' })
    return { status: 200, body: answer }
  }

  const { answer, traces, afterwards } = doneOf(await handle(call))
  if (author && dossier && traces.news) later(insertActivity(tx, dossier, author, traces.news, asked.now))
  leaveAudit(call, traces)
  return { status: asked.endpoint.creates ? 201 : 200, body: answer, afterwards }
}

const doneOf = (outcome: unknown): Done<unknown> =>
  outcome instanceof Done ? (outcome as Done<unknown>) : done(outcome, {})

/** What the audit log is to say of a call: a row, or one for each thing that it touched. */
function leaveAudit(call: Asked & Call<Endpoint>, traces: Traces): void {
  const { tx, later, author, dossier } = call
  if (!author || !leavesAudit(call, dossier ?? traces.dossier_id)) return
  const [row, ...rows] = (traces.each ?? [{}]).map(one =>
    auditRow(call, author, dossier, { ...traces, ...one }, 'ok'),
  )
  if (row) later(insertAudit(tx, row, ...rows))
}
