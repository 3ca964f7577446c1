import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@vicino/server/testing/temporary-folder.ts'
import { expect, onTestFinished, test } from 'vitest'

import { installation } from './installation.ts'
import { mountSmallDisk, mayMount } from './small-disk.ts'
import { elsewhere } from './elsewhere.ts'
import type { Server } from './server.ts'

/** One sentence on the standard error, an exit code that is not 0, and no database left running. */
async function expectRefusal(server: Server, sentence: RegExp): Promise<void> {
  const { code } = await server.ended
  expect(server.complaints()).toMatch(sentence)
  expect(server.complaints().trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

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

test.skipIf(!mayMount)('a disk without room for a database is refused', async () => {
  const folder = temporaryFolder()
  mountSmallDisk(folder, { megabytes: 8 })
  const place = await installation(join(folder, 'data'))
  await expectRefusal(place.start(), /^Il disco .+ è pieno: /)
})
