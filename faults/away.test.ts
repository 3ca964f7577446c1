import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@vicino/domain/wire/id.ts'
import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { startEmbeddedCluster } from '@vicino/server/db/embedded-cluster.ts'
import { readyFolder } from '@vicino/server/testing/ready-folder.ts'
import { expect, onTestFinished, test } from 'vitest'

import { installation } from './installation.ts'
import { elsewhere } from './elsewhere.ts'
import { type Answer, password, type Person, send, signUp } from './person.ts'
import { freeze, killDatabase } from './postmaster.ts'
import { type Server, untilReady } from './server.ts'
import { sendWrite, startWriting } from './writing.ts'

test.skipIf(elsewhere)(
  'while a killed database cannot start, every call says so, and it comes back',
  async () => {
    const place = await installation()
    const server = place.start()
    await server.ready()
    const person = await signUp(server.url)
    const cluster = join(place.data, 'cluster/pg')
    const writing = startWriting(person)
    await writing.begun()
    await killDatabase(place.data)
    renameSync(cluster, `${cluster}.away`)
    await expectAway(server, person)
    renameSync(`${cluster}.away`, cluster)
    await expectBack(server, person)
    await writing.stop()
  },
)

test.skipIf(elsewhere)(
  'while the database is frozen, no call waits for ever, and it comes back',
  async () => {
    const place = await installation()
    const server = place.start()
    await server.ready()
    const person = await signUp(server.url)
    const thaw = freeze(place.data)
    await expectAway(server, person)
    thaw()
    await expectBack(server, person)
  },
)

test.skipIf(elsewhere)(
  'while an outside database is stopped, every call says so, and it comes back',
  async () => {
    const folder = readyFolder()
    const cluster = await startEmbeddedCluster(folder)
    onTestFinished(() => cluster.stop())
    const { host, user, password: key, database } = cluster.address('postgres')
    const place = await installation()
    const server = place.start({
      DATABASE_URL: `postgres://${user}:${key}@localhost/${database}?host=${encodeURIComponent(host)}`,
      VICINO_SECRET: 'a secret of forty letters, only for tests',
    })
    await server.ready()
    const person = await signUp(server.url)
    const writing = startWriting(person)
    await writing.begun()
    await cluster.stop()
    await expectAway(server, person)
    await startEmbeddedCluster(folder)
    await expectBack(server, person)
    await writing.stop()
  },
)

test.skipIf(elsewhere)(
  'who signs in while the database is killed again and again gets in, or is told',
  async () => {
    const place = await installation()
    const server = place.start()
    await server.ready()
    const { email } = await signUp(server.url)
    const seen = new Set<number>()
    let isOver = false
    const hands = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { status } = await send(server.url, 'POST', '/api/auth/sign-in/email', {
          body: { email, password },
        })
        seen.add(status)
      }
    })
    for (let round = 0; round < 6; round += 1) {
      await killDatabase(place.data)
      await untilReady(server.url)
    }
    isOver = true
    await Promise.all(hands)
    // Attempts that were cut off stay counted, so that the limit may be reached.
    expect([200, 429, 503], server.complaints()).toEqual(expect.arrayContaining([...seen]))
  },
)

/** Calls of every kind, many at once: each is refused in time, none is a fault, and the process lives on. */
async function expectAway(server: Server, person: Person): Promise<void> {
  const { dossier, email, call } = person
  const calls: Record<string, () => Promise<Answer>> = {
    'a read': () => call('GET', `/api/dossiers/${dossier}/drugs/get_drugs`),
    'a list': () => call('GET', '/api/dossiers/all_dossiers'),
    'a create': () => sendWrite(person, { _id: newId(), name: 'Farmaco' }),
    'the person': () => call('GET', '/api/users/me'),
    'a sign-in': () => send(server.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } }),
    'the session': () => call('GET', '/api/auth/get-session'),
    readiness: () => send(server.url, 'GET', '/readyz'),
  }
  const many = Array.from({ length: 4 }, () => Object.entries(calls)).flat()
  await Promise.all(
    many.map(async ([name, ask]) => {
      const { status, headers, body } = await ask()
      expect({ name, status, body }).toMatchObject({ name, status: 503, body: unavailable })
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }),
  )
  expect((await send(server.url, 'GET', '/healthz')).status).toBe(200)
  // The page itself comes: it is the one that shows the banner.
  const page = await person.open('/')
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<!doctype html>') })
  expect(server.isRunning(), server.complaints()).toBe(true)
}

const unavailable = { status: 503, code: 'unavailable', detail: problems.unavailable.it }

/** The same process goes on, with the same session. */
async function expectBack(server: Server, person: Person): Promise<void> {
  await untilReady(server.url)
  const answer = await sendWrite(person, { _id: newId(), name: 'Farmaco' })
  expect(answer).toMatchObject({ status: 201 })
  expect(server.isRunning(), server.complaints()).toBe(true)
}
