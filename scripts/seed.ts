import { parseArgs } from 'node:util'
import { migrate } from '@vicino/server/db/migrate.ts'
import { makePassword } from '@vicino/server/demo/made-password.ts'
import { seedClients } from '@vicino/server/demo/seed.ts'
import { StartRefusal } from '@vicino/server/start-refusal.ts'

import { runTool, say } from './tool.ts'

const toldEvery = 600

await runTool(readCount, async (clients, { config, database }) => {
  await migrate(database.owner)
  const password = config.demoPassword ?? makePassword()
  const now = new Date().toISOString()
  const director = await seedClients(database, { clients, now, password }, made => {
    if (made % toldEvery === 0 || made === clients) say(`${made} clienti`)
  })
  await database.owner`analyze`
  say(`Direzione sanitaria: ${director}`)
  say(`Password di tutti: ${config.demoPassword ? 'quella di VICINO_DEMO_PASSWORD' : password}`)
})

function readCount(): number {
  const { values } = parseArgs({ options: { clients: { type: 'string', default: '1000' } }, strict: false })
  const clients = /^[1-9]\d{0,5}$/.test(String(values.clients)) ? Number(values.clients) : 0
  if (clients > 0) return clients
  throw new StartRefusal('Si usa così: npm run seed -- --clients 10000 (un numero intero da 1 a 999999).')
}
