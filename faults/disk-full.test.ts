import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@vicino/domain/wire/id.ts'
import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { temporaryFolder } from '@vicino/server/testing/temporary-folder.ts'
import { expect, test } from 'vitest'

import { installation } from './installation.ts'
import { openLedger } from './ledger.ts'
import { type Person, signUp } from './person.ts'
import { untilReady } from './server.ts'
import { mountSmallDisk, mayMount } from './small-disk.ts'
import { sendUntilKept, sendWrite, type Write } from './writing.ts'

/** Room for the cluster with its first log file, and little more. */
const megabytes = 128

test.skipIf(!mayMount)('a full disk is said, loses nothing, and is over once there is room', async () => {
  const disk = temporaryFolder()
  mountSmallDisk(disk, { megabytes })
  const place = await installation(join(disk, 'data'))
  const server = place.start()
  await server.ready()
  const person = await signUp(server.url)
  const ledger = openLedger(place.data)
  const ballast = join(disk, 'ballast')

  fill(disk, ballast)
  const refused = await writeUntilRefused(person)
  expect(refused.answer).toMatchObject({
    status: 507,
    body: { code: 'storage_full', detail: problems.storage_full.it },
  })
  expect(refused.answer.headers.get('content-type')).toBe('application/problem+json')

  // Without room for its log the database stops altogether, and stays down for as long as there is none.
  await ledger.askForRoom()
  const down = await writeUntilRefused(person)
  expect(down.answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(server.isRunning(), server.complaints()).toBe(true)

  rmSync(ballast)
  await untilReady(server.url)
  const writes = [...refused.writes, ...down.writes]
  expect(await ledger.read(writes)).toMatchObject({ lost: 0, doubled: 0, halved: 0 })
  for (const write of writes) await sendUntilKept(person, write)
  expect(await ledger.read(writes)).toEqual({ written: writes.length, lost: 0, doubled: 0, halved: 0 })
  expect(server.isRunning(), server.complaints()).toBe(true)
  await ledger.close()
})

/** Writes until one is refused: rows still find room on the pages that the tables have. */
async function writeUntilRefused(person: Person) {
  const writes: Write[] = []
  for (;;) {
    const write = { _id: newId(), name: `Farmaco ${writes.length}` }
    const answer = await sendWrite(person, write)
    const isKept = answer.status === 201
    writes.push({ ...write, outcome: isKept ? 'acknowledged' : 'unavailable' })
    if (!isKept) return { writes, answer }
  }
}

/** Leaves no room on a disk; others write to it meanwhile, so that how much there is says only the refusal. */
function fill(disk: string, file: string): void {
  const { bsize } = statfsSync(disk)
  const out = openSync(file, 'w')
  const block = Buffer.alloc(bsize)
  try {
    for (;;) writeSync(out, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(out)
  }
}
