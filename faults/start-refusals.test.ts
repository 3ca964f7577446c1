import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startEmbeddedCluster } from '@vicino/server/db/embedded-cluster.ts'
import { freePort } from '@vicino/server/free-port.ts'
import { openOwnerPool } from '@vicino/server/db/pool.ts'
import { newFolder } from '@vicino/server/testing/ready-folder.ts'
import { temporaryFolder } from '@vicino/server/testing/temporary-folder.ts'
import { expect, onTestFinished, test } from 'vitest'

import { type Installation, installation } from './installation.ts'
import { mountSmallDisk, mayMount } from './small-disk.ts'
import { elsewhere } from './elsewhere.ts'
import { postmasterOf } from './postmaster.ts'
import type { Server } from './server.ts'

/** One sentence on the standard error, an exit code that is not 0, and no database left running. */
async function expectRefusal(server: Server, sentence: RegExp): Promise<void> {
  const { code } = await server.ended
  expect(server.complaints()).toMatch(sentence)
  expect(server.complaints().trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

async function runOnce(place: Installation): Promise<void> {
  const server = place.start()
  await server.ready()
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
}

test.skipIf(elsewhere)('a second server on the data folder is refused, the first goes on', async () => {
  const place = await installation()
  const first = place.start()
  await first.ready()
  const second = place.start({ PORT: String(await freePort()) })
  await expectRefusal(second, /^La cartella dei dati \S+ è già in uso da un altro Vicino: /)
  await first.ready()
  expect(first.isRunning()).toBe(true)
  expect(first.complaints()).toBe('')
})

test.skipIf(elsewhere)('a port in use is refused before the data folder is made', async () => {
  const place = await installation(newFolder())
  const other = createServer().listen(place.port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  await expectRefusal(place.start(), new RegExp(`^La porta ${place.port} è già in uso: `))
})

test.skipIf(elsewhere)('a wrong setting is refused by its name', async () => {
  const place = await installation(newFolder())
  await expectRefusal(place.start({ VICINO_DEMO: 'forse' }), /^VICINO_DEMO vale «forse»: /)
})

test.skipIf(!mayMount)('a folder that cannot be written is refused', async () => {
  const folder = temporaryFolder()
  mountSmallDisk(folder, { megabytes: 1, readOnly: true })
  const place = await installation(join(folder, 'data'))
  await expectRefusal(place.start(), /^Non posso scrivere nella cartella dei dati \S+ \(EROFS\): /)
})

test.skipIf(elsewhere || process.getuid?.() === 0)(
  'a folder without write permission is refused',
  async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'data'), { mode: 0o500 })
    onTestFinished(() => chmodSync(join(folder, 'data'), 0o700))
    const place = await installation(join(folder, 'data'))
    await expectRefusal(place.start(), /^Non posso scrivere nella cartella dei dati \S+ \(EACCES\): /)
  },
)

test.skipIf(elsewhere)('a database of a newer version is refused and left as it was', async () => {
  const place = await installation()
  await runOnce(place)
  const cluster = await startEmbeddedCluster(place.data)
  const owner = openOwnerPool(cluster.address('vicino'))
  await owner`insert into migration (number, name, checksum) values (9999, '9999-later.sql', 'unknown')`
  await owner.end()
  await cluster.stop()
  await expectRefusal(
    place.start(),
    /^La banca dati è di una versione più nuova di Vicino \(9999-later\.sql\): /,
  )
  expect(postmasterOf(place.data)).toBe(null)
})

test.skipIf(!mayMount)('a disk without room for a database is refused', async () => {
  const folder = temporaryFolder()
  mountSmallDisk(folder, { megabytes: 8 })
  const place = await installation(join(folder, 'data'))
  await expectRefusal(place.start(), /^Il disco .+ è pieno: /)
})
