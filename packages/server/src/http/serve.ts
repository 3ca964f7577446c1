import { createHash } from 'node:crypto'
import { holds, type Need, permits } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@vicino/domain/wire/endpoint.ts'
import { paramNames } from '@vicino/domain/wire/endpoint.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { insertActivity } from '../activity/activity.store.ts'
import { type AuditRow, insertAudit } from '../audit/audit.store.ts'
import { type Later, transaction, type Tx } from '../db/tenant.ts'
import type { Done, Traces } from './done.ts'
import { admitToDossier, type DossierId, readStanding, type Standing } from './dossier-access.ts'
import { Refusal } from './refusal.ts'
import { bodyOrRefuse, queryOrRefuse, routeSchema } from './schema.ts'
import { keepAlive, openSession, type Session } from './session.ts'

/** What every handler gets: the tenant's transaction, who asks, what was asked, and when. */
export type Call<E extends Endpoint> = {
  tx: Tx
  later: Later
  author: E['permission'] extends 'signed_in' ? Author | undefined : Author
  session: Session
  dossier: E['path'] extends `${string}{dossierId}${string}` ? DossierId : undefined
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The id of the record to create: the one the client brought, else a new one. */
  id: Id
  now: Instant
  today: Day
}

type Handler<E extends Endpoint, Outcome> = (call: Call<E>) => Promise<Outcome>
type Outcome<E extends Endpoint> = E['method'] extends 'GET'
  ? AnswerOf<E> | Done<AnswerOf<E>>
  : Done<AnswerOf<E>>

/** What `serve` needs of the running program. */
export type Serving = {
  app: FastifyInstance
  pool: Sql
  now: () => Instant
  tokenOf: (request: FastifyRequest) => string | undefined
}

export type Serve = {
  /** Answers a call of the contract. */
  <E extends Endpoint>(endpoint: E, handle: Handler<E, Outcome<E>>): void
  /** Answers a create. `find` answers the record as it stands when the same create comes again. */
  create<E extends Endpoint>(
    endpoint: E & { creates: true },
    create: Handler<E, Done<AnswerOf<E>>>,
    find: Handler<E, AnswerOf<E> | undefined>,
  ): void
}

/** Makes the one function by which features answer the contract. */
export function serving(program: Serving): Serve {
  const serve = (<E extends Endpoint>(endpoint: E, handle: Handler<E, Outcome<E>>) =>
    route(program, endpoint, handle as Handler<Endpoint, unknown>)) as Serve
  serve.create = (endpoint, create, find) =>
    route(program, endpoint, create as Handler<Endpoint, unknown>, find as Handler<Endpoint, unknown>)
  return serve
}

function route(
  program: Serving,
  endpoint: Endpoint,
  handle: Handler<Endpoint, unknown>,
  find?: Handler<Endpoint, unknown>,
): void {
  program.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: routeSchema(endpoint),
    handler: async (request, reply) => {
      const asked = readRequest(program, endpoint, request)
      const answer = await transaction(program.pool, (tx, later) =>
        run(tx, later, asked, handle, find),
      ).catch(async error => {
        if (error instanceof Denied) await recordDenial(program.pool, asked, error)
        throw error instanceof Denied ? error.refusal : error
      })
      reply.code(answer.status)
      return answer.body
    },
  })
}

type Asked = {
  endpoint: Endpoint
  need: Need
  token: string | undefined
  params: Record<string, string>
  sent: { query: object; body: unknown }
  now: Instant
  today: Day
  ip: string
  userAgent: string
}

function readRequest(program: Serving, endpoint: Endpoint, request: FastifyRequest): Asked {
  const now = program.now()
  return {
    endpoint,
    need: endpoint.method === 'GET' ? 'read' : 'write',
    token: program.tokenOf(request),
    params: request.params as Record<string, string>,
    sent: { query: request.query as object, body: request.body },
    now,
    today: todayIn(now),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
}

type Body = Readonly<Record<string, unknown>> | undefined

/** Query and body under their schemas, read only once the person is known to be allowed. */
function checkRequest({ endpoint, sent, params }: Asked): { query: unknown; body: Body } {
  const query = queryOrRefuse(endpoint.query, sent.query)
  const body = bodyOrRefuse(endpoint.body, sent.body) as Body
  refuseDisagreement(endpoint, params, body)
  return { query, body }
}

/** A create is the same create when endpoint, path and body are: the hash is over all three. */
const hashCreate = ({ endpoint, params, sent }: Asked): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([endpoint.path, params, sent.body]))
    .digest()

/** A refusal that the audit log is to know of: somebody known was turned away. */
class Denied extends Error {
  readonly refusal: Refusal
  readonly session: Session

  constructor(refusal: Refusal, session: Session) {
    super(refusal.code)
    this.refusal = refusal
    this.session = session
  }
}

async function run(
  tx: Tx,
  later: Later,
  asked: Asked,
  handle: Handler<Endpoint, unknown>,
  find: Handler<Endpoint, unknown> | undefined,
): Promise<{ status: number; body: unknown }> {
  const { session, dossier, standing } = await admit(tx, asked)
  const { query, body } = checkRequest(asked)
  refuseMoreThanHeld(asked.endpoint, body, session, standing)
  const { author } = session
  const brought = body?.['_id'] as Id | undefined
  const id = brought ?? newId()
  const call = { ...asked, tx, later, author, session, dossier, query, body, id } as unknown as Call<Endpoint>
  if (session.idle) later(keepAlive(tx, session._id))

  if (find && brought && author && !(await leaveReceipt(tx, author, brought, hashCreate(asked)))) {
    const current = await find(call)
    if (current === undefined) throw new Refusal('id_taken')
    return { status: 200, body: current }
  }

  const outcome = await handle(call)
  const { answer, traces } = isDone(outcome) ? outcome : { answer: outcome, traces: {} }
  if (author && dossier && traces.news) later(insertActivity(tx, dossier, author, traces.news, asked.now))
  if (author && leavesAudit(asked, dossier))
    later(insertAudit(tx, auditRow(asked, author, dossier, traces, 'ok')))
  return { status: asked.endpoint.creates ? 201 : 200, body: answer }
}

const isDone = (outcome: unknown): outcome is Done<unknown> =>
  typeof outcome === 'object' && outcome !== null && 'traces' in outcome && 'answer' in outcome

type Admission = { session: Session; dossier: DossierId | undefined; standing: Standing | undefined }

/** Session, permission and dossier, in one round trip and in this order. */
async function admit(tx: Tx, asked: Asked): Promise<Admission> {
  const { endpoint, need, params } = asked
  if (!asked.token) throw new Refusal('signed_out')
  const opening = openSession(tx, asked.token, asked.today)
  const where = params['dossierId'] ? readStanding(tx, params['dossierId'], asked.today).execute() : undefined
  where?.catch(() => undefined)
  const session = await opening
  if (!session) throw new Refusal('signed_out')
  const { permission } = endpoint
  if (permission === 'signed_in') return { session, dossier: undefined, standing: undefined }
  if (!(session.author && holds(session.author, permission, need)))
    throw new Denied(new Refusal('forbidden'), session)
  if (!params['dossierId']) return { session, dossier: undefined, standing: undefined }
  const [standing] = (await where) ?? []
  const dossier = admitOrDeny(
    () => admitToDossier(params['dossierId']!, standing, session, permission, need, endpoint.whenClosed),
    session,
  )
  return { session, dossier, standing }
}

function admitOrDeny(admitting: () => DossierId, session: Session): DossierId {
  try {
    return admitting()
  } catch (error) {
    throw error instanceof Refusal && session.author ? new Denied(error, session) : error
  }
}

/** An id that stands in the path may be repeated in the body, but must agree. */
function refuseDisagreement(endpoint: Endpoint, params: Record<string, string>, body: Body): void {
  const fields = paramNames(endpoint.path).flatMap((path): FieldError[] => {
    const repeated = body?.[path]
    return repeated === undefined || repeated === params[path] ? [] : [{ path, code: 'must_agree' }]
  })
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

/** Refuses the fields of the body that ask for a permission which the author does not hold here. */
function refuseMoreThanHeld(endpoint: Endpoint, body: Body, session: Session, standing?: Standing): void {
  const { author, delegated } = session
  const fields = (endpoint.also ?? []).flatMap(({ permission, field, is }): FieldError[] => {
    const value = body?.[field]
    if (value === undefined || (is && !is.includes(value))) return []
    const held =
      author &&
      (standing
        ? permits(author, permission, 'write', { ...standing, delegated })
        : holds(author, permission, 'write'))
    return held ? [] : [{ path: field, code: 'forbidden' }]
  })
  if (fields.length > 0) throw new Denied(new Refusal('forbidden', { fields }), session)
}

/**
 * Leaves the receipt of a create under its id. False where the same create has already been done: a twin that
 * is still running is waited for. Another body under the same id is refused.
 */
async function leaveReceipt(tx: Tx, author: Author, id: Id, bodyHash: Buffer): Promise<boolean> {
  const left = await tx`
    insert into receipt (business_id, _id, body_hash) values (${author.business}, ${id}, ${bodyHash})
    on conflict do nothing`
  if (left.count === 1) return true
  const [kept] = await tx<{ body_hash: Buffer }[]>`select body_hash from receipt where _id = ${id}`
  if (!kept?.body_hash.equals(bodyHash)) throw new Refusal('id_taken')
  return false
}

function leavesAudit({ endpoint, need }: Asked, dossier: DossierId | undefined): boolean {
  if (endpoint.audit) return endpoint.audit === 'always'
  return need === 'write' || dossier !== undefined
}

const actionOfMethod = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
} as const

function auditRow(
  asked: Asked,
  author: Author,
  dossier: Id | undefined,
  traces: Traces,
  result: 'ok' | 'denied',
): AuditRow {
  const { endpoint, params } = asked
  const named = paramNames(endpoint.path).filter(name => name !== 'dossierId')
  return {
    business_id: author.business,
    actor_id: author._id,
    actor_name: author.name,
    actor_role: author.roles.join('+'),
    session_id: author.session,
    ip: asked.ip,
    user_agent: asked.userAgent,
    action: traces.action ?? endpoint.action ?? actionOfMethod[endpoint.method],
    entity_type: endpoint.entity,
    entity_id: traces.entity_id ?? params[named.at(-1) ?? 'dossierId'] ?? null,
    dossier_id: traces.dossier_id ?? dossier ?? null,
    fields: traces.fields ?? [],
    rows: traces.rows ?? null,
    reason: traces.reason ?? null,
    recipient: traces.recipient ?? null,
    result,
  }
}

/** Writes down that somebody was turned away, in a transaction of its own: the refused one is rolled back. */
async function recordDenial(pool: Sql, asked: Asked, { session }: Denied): Promise<void> {
  const { author } = session
  if (!author) return
  await transaction(pool, async (tx, later) => {
    later(tx`select set_config('app.business_id', ${author.business}, true)`)
    later(insertAudit(tx, auditRow(asked, author, asked.params['dossierId'], {}, 'denied')))
  })
}
