import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@vicino/domain/access/role.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { completeClient } from '@vicino/domain/dossiers/client.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import type { Database } from '../db/connect.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import { testDatabase } from './database.ts'
import { insertDossier } from '../dossiers/dossiers.store.ts'
import { holdToContract } from './hold-to-contract.ts'
import { testConfig, testPasswordCost } from './config.ts'
import { countStatements } from './statements.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A signed-in person of a test: calls go out with her cookie and the program's own origin. */
export type Caller = {
  _id: Id
  business: Id
  cookie: string
  call(method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse>
  /** Sends a request as it is given, only with her cookie. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>
}

/** A whole program on a database of its own, on a day that the test chooses. */
export type TestProgram = {
  app: FastifyInstance
  database: Database
  dataFolder: string
  setNow(now: Instant): void
  business(kind?: 'business' | 'independent'): Promise<Id>
  person(business: Id, roles: Role[], more?: { withheld?: string[]; last_name?: string }): Promise<Caller>
  dossier(business: Id, more?: { last_name?: string; first_name?: string; birthday?: string }): Promise<Id>
  assign(dossier: Id, person: Caller): Promise<void>
  /** What whoever holds the database's own password could do to the rows of a business, past the program. */
  asOwner<T>(business: Id, work: (tx: Tx) => Promise<T>): Promise<T>
  /** How many SQL statements the program sends while something is done. */
  statements(work: () => PromiseLike<unknown>): Promise<number>
  /** How often the program waits for the database while something is done. */
  trips(work: () => PromiseLike<unknown>): Promise<number>
  close(): Promise<void>
}

/**
 * Starts the program for a test file. Everything in it is real: server, database, session, permission.
 * @param webFolder what it serves as the browser part
 */
export async function testProgram(
  start: Instant = '2026-11-20T09:00:00.000Z',
  webFolder?: string,
): Promise<TestProgram> {
  const database = await testDatabase()
  let now = start
  const dataFolder = mkdtempSync(join(tmpdir(), 'vicino-files-'))
  const { pool, sent, trips } = countStatements(database.app)
  const app = await buildApp({
    config: { ...testConfig, dataFolder },
    database: { ...database, app: pool },
    now: () => now,
    passwordCost: testPasswordCost,
    ...(webFolder !== undefined && { webFolder }),
  })
  const insertPerson = personInserter(database, app)
  return {
    app,
    database,
    dataFolder,
    setNow: next => {
      now = next
    },
    business: kind => insertBusiness(database, kind ?? 'business'),
    person: insertPerson,
    dossier: (business, more) => addDossier(database, business, now, more),
    assign: (dossier, person) => insertStakeholder(database, dossier, person, todayIn(now)),
    asOwner: (business, work) => asTenant(database.owner, { business }, work),
    statements: work => countedIn(sent, work),
    trips: work => countedIn(trips, work),
    close: async () => {
      await app.close()
      await database.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

async function countedIn(count: () => number, work: () => PromiseLike<unknown>): Promise<number> {
  const before = count()
  await work()
  return count() - before
}

async function insertBusiness(database: Database, kind: string): Promise<Id> {
  const _id = newId()
  await asTenant(database.app, { business: _id }, async tx => {
    await tx`insert into business ${tx({ _id, kind, name: `Spitex ${_id.slice(-4)}`, slug: `spitex-${_id}` })}`
  })
  return _id
}

function personInserter(database: Database, app: FastifyInstance): TestProgram['person'] {
  return async (business, roles, { withheld = [], last_name = 'Prova' } = {}) => {
    const _id = newId()
    const token = newId()
    const email = `${_id}@prova.vicino.test`
    await asTenant(database.app, { business, person: _id }, async tx => {
      await tx`insert into auth."user" ${tx({ id: _id, name: `Anna ${last_name}`, email, emailVerified: true })}`
      await tx`insert into person ${tx({ _id, first_name: 'Anna', last_name, slug: `anna-${_id}` })}`
      await tx`insert into collaboration ${tx({
        business_id: business,
        _id: newId(),
        user_id: _id,
        roles,
        withheld,
        job_title: 'nurse_diploma',
        employment_type: 'full_time',
        start_date: '2020-01-01',
      })}`
      await tx`
        insert into auth.session (id, token, "userId", "activeBusinessId", "expiresAt")
        values (${newId()}, ${token}, ${_id}, ${business}, now() + interval '30 minutes')`
    })
    const cookie = cookieOf(token)
    return {
      _id,
      business,
      cookie,
      call: async (method, url, body) =>
        holdToContract(method, url, await inject(app, method, url, body, cookie)),
      send: request => app.inject({ ...request, headers: { ...request.headers, cookie } }),
    }
  }
}

const cookieOf = (token: string) => {
  const signature = createHmac('sha256', testConfig.secret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Sends a request as a browser on the program's own pages does. */
export function inject(app: FastifyInstance, method: Method, url: string, body?: unknown, cookie?: string) {
  return app.inject({
    method,
    url,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(method === 'GET' ? {} : { origin: testConfig.publicUrl }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body instanceof FormData ? body : JSON.stringify(body) }),
  })
}

async function addDossier(
  database: Database,
  business: Id,
  created_at: Instant,
  { last_name = 'Bernasconi', first_name = 'Luca', birthday = '1941-03-11' } = {},
): Promise<Id> {
  const _id = newId()
  const stamp = { business_id: business, _id, created_by: newId(), created_at }
  const client = completeClient({ first_name, last_name, birthday, gender: 'male' })
  await asTenant(database.app, { business }, tx => insertDossier(tx, stamp, client))
  return _id
}

async function insertStakeholder(
  database: Database,
  dossier: Id,
  person: Caller,
  since: string,
): Promise<void> {
  await asTenant(database.app, { business: person.business }, async tx => {
    await tx`insert into stakeholder ${tx({
      business_id: person.business,
      dossier_id: dossier,
      user_id: person._id,
      since,
      added_by: person._id,
    })}`
  })
}
