import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@vicino/domain/wire/id.ts'
import { chanceOf } from '@vicino/server/demo/chance.ts'
import { newFolder } from '@vicino/server/testing/ready-folder.ts'
import { expect, test } from 'vitest'

import { installation } from './installation.ts'
import { elsewhere } from './elsewhere.ts'
import { signUp } from './person.ts'
import { postmasterOf } from './postmaster.ts'
import { rounds, roundsPatienceMs, seed } from './rounds.ts'
import { sendWrite } from './writing.ts'

/** A first start makes the cluster, migrates it and listens; the moments fall into all of that. */
const longestWaitMs = 2_500
const starts = Math.ceil(rounds / 5) + 1

test.skipIf(elsewhere)(
  `a first start that is killed ${starts} times is made good by the next (FAULT_SEED=${seed})`,
  { timeout: roundsPatienceMs },
  async () => {
    const chance = chanceOf(seed)
    const place = await installation(newFolder())
    for (let killed = 0; killed < starts; killed += 1) {
      const server = place.start()
      await sleep(chance.whole(0, longestWaitMs))
      await server.end('SIGKILL')
    }
    const server = place.start()
    await server.ready()
    const person = await signUp(server.url)
    expect(await sendWrite(person, { _id: newId(), name: 'Farmaco' })).toMatchObject({ status: 201 })
  },
)

test.skipIf(elsewhere)(
  `a start that is told to end leaves nothing running (FAULT_SEED=${seed})`,
  { timeout: roundsPatienceMs },
  async () => {
    const chance = chanceOf(seed)
    for (let told = 0; told < starts; told += 1) {
      const place = await installation(newFolder())
      const server = place.start()
      await sleep(chance.whole(0, longestWaitMs))
      await server.end('SIGTERM')
      expect(server.complaints()).toBe('')
      expect(postmasterOf(place.data)).toBe(null)
    }
  },
)
