import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '@vicino/server/demo/chance.ts'
import { isAlive } from '@vicino/server/db/running-process.ts'
import { expect, test } from 'vitest'

import { installation } from './installation.ts'
import { openLedger } from './ledger.ts'
import { elsewhere } from './elsewhere.ts'
import { signUp } from './person.ts'
import { rounds, roundsPatienceMs, seed } from './rounds.ts'
import { childrenOf, livingPostmaster } from './postmaster.ts'
import { type Server, untilReady } from './server.ts'
import { sendUntilKept, startWriting, type Write } from './writing.ts'

const longestWaitMs = 400
const atOnce = 16

const victims = ['program', 'database', 'both', 'connection'] as const
type Victim = (typeof victims)[number]

test.skipIf(elsewhere)(
  `${rounds} kills under writing lose nothing and double nothing (FAULT_SEED=${seed})`,
  { timeout: roundsPatienceMs },
  async () => {
    const chance = chanceOf(seed)
    const place = await installation()
    let server = place.start()
    await server.ready()
    const person = await signUp(server.url)
    const ledger = openLedger(place.data)
    const all: Write[] = []
    const recoveries: Record<Victim, number[]> = { program: [], database: [], both: [], connection: [] }

    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round] ?? chance.pick(victims)
      const writing = startWriting(person)
      await writing.begun()
      await sleep(chance.whole(0, longestWaitMs))
      const killed = performance.now()
      await kill(victim, server, place.data)
      if (victim === 'program' || victim === 'both') {
        await server.ended
        server = place.start()
      }
      await untilReady(server.url)
      recoveries[victim].push(performance.now() - killed)
      await sleep(chance.whole(0, longestWaitMs))
      const writes = await writing.stop()
      all.push(...writes)

      expect(await ledger.read(writes), `round ${round}, ${victim}`).toMatchObject(sound)
      for (let at = 0; at < writes.length; at += atOnce)
        await Promise.all(writes.slice(at, at + atOnce).map(write => sendUntilKept(person, write)))
      expect(await ledger.read(writes)).toEqual({ written: writes.length, ...sound })
      expect(server.isRunning()).toBe(true)
    }

    expect(await ledger.read(all)).toEqual({ written: all.length, ...sound })
    const { body } = await person.call('GET', '/api/audit/verification')
    expect(body).toMatchObject({ intact: true, broken: null })
    await ledger.close()
    report(all, recoveries)
  },
)

const sound = { lost: 0, doubled: 0, halved: 0 }

/** Kills hard, and waits until all that dies with the victim is gone: before that it might seem well. */
async function kill(victim: Victim, server: Server, data: string): Promise<void> {
  const postmaster = livingPostmaster(data)
  const connections = childrenOf(postmaster)
  const dying = {
    program: [server.pid],
    database: [postmaster, ...connections],
    both: [server.pid, postmaster, ...connections],
    connection: connections,
  }[victim]
  if (victim === 'program' || victim === 'both') process.kill(server.pid, 'SIGKILL')
  if (victim === 'database' || victim === 'both') process.kill(postmaster, 'SIGKILL')
  if (victim === 'connection') process.kill(connections.at(-1)!, 'SIGKILL')
  while (dying.some(isAlive)) await sleep(5)
}

function report(writes: readonly Write[], recoveries: Record<Victim, number[]>): void {
  const count = (outcome: Write['outcome']) => writes.filter(write => write.outcome === outcome).length
  const lines = victims.map(victim => {
    const times = recoveries[victim]
    return `  ${victim}: ${times.length} killed, ready again after ${times.map(ms => ms.toFixed(0)).join(' ')} ms`
  })
  console.log(
    [
      `${rounds} kills: ${count('acknowledged')} acknowledged, ${count('unavailable')} refused with 503,`,
      `${count('unknown')} broken off; lost 0, doubled 0, each once after sending all of them again`,
      ...lines,
    ].join('\n'),
  )
}
