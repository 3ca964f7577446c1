// One of the two servers under measure, in a process of its own: `vicino` or `baseline`.
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { instantAt } from '@vicino/domain/days/instant.ts'
import { buildApp } from '@vicino/server/app.ts'
import { type Database, openDatabase } from '@vicino/server/db/connect.ts'
import { productPasswordCost } from '@vicino/server/sign-in/password-hash.ts'
import { countStatements } from '@vicino/server/testing/statements.ts'
import { startBaseline } from './baseline.ts'
import { countRoundTrips } from './round-trips.ts'

export type Usage = { cpuMs: number; rssMb: number; statements: number; trips: number }

const [kind, dataFolder, secret] = process.argv.slice(2) as ['vicino' | 'baseline', string, string]
const database = await openDatabase(
  { databaseUrl: null, dataFolder, secret },
  { join: true, onTakenOver: () => process.exit(1) },
)
const { pool: timed, trips } = countRoundTrips(database.app)
const { pool, sent } = countStatements(timed)
const counted = { ...database, app: pool }

const server = kind === 'vicino' ? await startVicino(counted) : startBaseline(counted)
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))

process.on('message', message => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage()
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      rssMb: process.memoryUsage.rss() / 1e6,
      statements: sent(),
      trips: trips(),
    }
    process.send!(usage)
  } else void database.close().then(() => process.exit(0))
})

async function startVicino(open: Database): Promise<Server> {
  const origin = 'http://127.0.0.1'
  const app = await buildApp({
    config: {
      port: 0,
      host: '127.0.0.1',
      publicUrl: origin,
      origins: [origin],
      dataFolder,
      databaseUrl: null,
      demo: false,
      demoPassword: null,
      secret,
      mail: null,
    },
    database: open,
    now: () => instantAt(Date.now()),
    passwordCost: productPasswordCost,
  })
  await app.ready()
  return app.server
}
