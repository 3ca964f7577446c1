import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '@vicino/server/demo/chance.ts'
import { expect, test } from 'vitest'

import { installation } from './installation.ts'
import { openLedger } from './ledger.ts'
import { elsewhere } from './elsewhere.ts'
import { signUp } from './person.ts'
import { killDatabase, postmasterOf } from './postmaster.ts'
import { rounds, roundsPatienceMs, seed } from './rounds.ts'
import { startWriting } from './writing.ts'

/** The watch over the database looks four times a second, and a new one comes up within the rest of it. */
const longestWaitMs = 600
const ends = Math.ceil(rounds / 5) + 4

test.skipIf(elsewhere)(
  'told to end under writing, all of it ends, and the next start has all that was acknowledged',
  async () => {
    const place = await installation()
    const first = place.start()
    await first.ready()
    const writing = startWriting(await signUp(first.url))
    await writing.begun()
    await sleep(500)
    const { code, ms } = await first.end('SIGTERM')
    expect(code, first.complaints()).toBe(0)
    expect(first.complaints()).toBe('')
    expect(postmasterOf(place.data)).toBe(null)

    const second = place.start()
    const readyMs = await second.ready()
    const ledger = openLedger(place.data)
    expect(await ledger.read(await writing.stop())).toMatchObject({ lost: 0, doubled: 0, halved: 0 })
    await ledger.close()
    console.log(`told to end: gone after ${ms.toFixed(0)} ms, ready again after ${readyMs.toFixed(0)} ms`)
  },
)

test.skipIf(elsewhere)(
  `told to end while its database is dying, it leaves none running (FAULT_SEED=${seed})`,
  { timeout: roundsPatienceMs },
  async () => {
    const chance = chanceOf(seed)
    const place = await installation()
    for (let told = 0; told < ends; told += 1) {
      const server = place.start()
      await server.ready()
      await killDatabase(place.data)
      await sleep(chance.whole(0, longestWaitMs))
      const { code } = await server.end('SIGTERM')
      expect(code, server.complaints()).toBe(0)
      // A database that was just being started would come up within this time.
      await sleep(1_000)
      expect(postmasterOf(place.data)).toBe(null)
    }
  },
)
