import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'

import { StartRefusal } from '../start-refusal.ts'
import { type Database, openPools } from './connect.ts'
import { outsideAddress, outsideRefusal, refuseSilentServer } from './outside-database.ts'
import { runAsAdmin } from '../testing/cluster.ts'
import { testDatabase } from '../testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('the parts of an address are decoded', () => {
  expect(outsideAddress('postgres://a%40b:p%25@[::1]:5433/vi%20cino?sslmode=disable')).toEqual({
    host: '::1',
    port: 5433,
    user: 'a@b',
    password: 'p%',
    database: 'vi cino',
    ssl: false,
  })
  expect(outsideAddress('postgres://a@localhost/v?host=%2Frun%2Fpg')).toMatchObject({
    host: '/run/pg',
    port: 5432,
    ssl: 'prefer',
  })
})

test.each(['sslmode=maybe', 'sslmod=require', 'host=/run&user=root'])(
  'the parameter %s is refused',
  query => {
    expect(() => outsideAddress(`postgres://a:b@db/v?${query}`)).toThrow(StartRefusal)
  },
)

test('a server that answers is no matter', async () => {
  await expect(refuseSilentServer(inject('server').admin)).resolves.toBeUndefined()
})

test.each<[string, Parameters<typeof createServer>[1]]>([
  ['closes every connection', socket => socket.destroy()],
  ['says nothing', socket => socket.on('error', () => undefined)],
])('one that %s is given up', async (_, behave) => {
  const server = createServer(behave).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const attempt = refuseSilentServer(outsideAddress(`postgres://a:b@127.0.0.1:${port}/v`), 300)
  await expect(attempt.catch(outsideRefusal)).resolves.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^La banca dati di DATABASE_URL non risponde \(CONNECT_TIMEOUT\): /),
  })
})

test('somebody who does not own the database is refused', async () => {
  const { admin, secret } = inject('server')
  const [current] = await database.owner<{ name: string }[]>`select current_database() as name`
  const user = `passer_by_${process.pid}`
  await runAsAdmin(admin, `create role ${user} login password 'passing'`)
  onTestFinished(() => runAsAdmin(admin, `drop role ${user}`))
  const address = { ...admin, user, password: 'passing', database: current!.name }
  await expect(openPools(address, secret, async () => {})).rejects.toThrow(
    /^L'utente di DATABASE_URL non possiede la banca dati/,
  )
})
