import { setTimeout } from 'node:timers/promises'
import { issuedInTurn } from '@vicino/domain/invoices/invoices.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { compared, type Figure, median } from '../figures.ts'
import { billBare, fillBilling, listClients, someContent } from './billing-months.ts'
import type { MeasuredCall } from './calls.ts'
import { withSubjects } from './server.bench.ts'
import { startSubject, type Subject, warmUp } from './subjects.ts'
import { shoot } from './load.ts'
import { makeWorld, type World } from './world.ts'

const clients = 500
const visits = 12_000
/** Each is billed once: of the product and of the floor in turn, the first to be warm. */
const months = [
  '2031-03',
  '2031-05',
  '2031-07',
  '2031-08',
  '2031-10',
  '2031-12',
  '2032-01',
  '2032-03',
] as const

/**
 * A month is run in so many stretches. Every other one is timed alone, for whoever reads meanwhile takes a part of the
 * same two cores; in the rest a read is measured, and on both sides of it: what else a machine does passes.
 */
const stretches = 10

/** The most that a run may cost against the floor, and a read during it against one beside it. */
const limits = { run: 3, read: 1.5 } as const

/** A month's run against the bare sums and documents of as many clients, and how long others wait meanwhile. */
export async function measureBilling(): Promise<Figure[]> {
  console.log(`Filling a database with ${clients} clients and ${visits} visits a month...`)
  const world = await makeWorld(clients)
  try {
    await fillBilling(world, months, visits)
    const all = await listClients(world)
    const figures: Figure[] = []
    await withSubjects([startSubject('vicino', world)], async ([subject]) => {
      figures.push(...(await runs(world, subject!, all)))
    })
    return figures
  } finally {
    await world.close()
  }
}

async function runs(world: World, subject: Subject, all: readonly Id[]): Promise<Figure[]> {
  const read: MeasuredCall = {
    name: 'dossier',
    who: 'director',
    method: 'GET',
    path: `/api/dossiers/${world.dossier}`,
  }
  await warmUp(subject, read)
  const [warm, ...rest] = months
  await run(subject, warm, all)
  // What the server's own housekeeping does within a minute: until then a plan takes the invoices for an empty table,
  // and when in a round that minute ends is chance.
  await world.database.owner`vacuum analyze`
  const atOnce = issuedInTurn
  const template = await someContent(world, warm)
  const size = all.length / stretches
  const parts = Array.from({ length: stretches }, (_, at) => all.slice(at * size, (at + 1) * size))
  const isAlone = (place: number): boolean => place % 2 === 0
  const [ours, bare, before, during]: number[][] = [[], [], [], []]
  for (let at = 0; at + 1 < rest.length; at += 2) {
    let took = 0
    for (const [place, part] of parts.entries()) {
      const billed = () => run(subject, rest[at]!, part)
      if (isAlone(place)) {
        took += await timed(billed)
        continue
      }
      const calm = await readCalmly(subject, read)
      during!.push(await readDuring(billed(), subject, read))
      before!.push((calm + (await readCalmly(subject, read))) / 2)
    }
    ours!.push(took)
    const alone = parts.filter((_, place) => isAlone(place)).flat()
    bare!.push(await timed(() => billBare(world, rest[at + 1]!, alone, { template, atOnce })))
  }
  const of = `a month of ${all.length} clients, ${visits} visits`
  return [
    { of, what: 'run against bare', limit: { atMost: limits.run }, ...compared(ours!, bare!, 'ms') },
    {
      of,
      what: 'a read during it against one beside it',
      limit: { atMost: limits.read },
      ...compared(during!, before!, 'ms'),
    },
  ]
}

/** Somebody who reads does not ask again at once: without a pause she would be a load of her own. */
const pauseMs = 20
const calmReads = 25

/** How long a read takes, each after a pause. */
async function readOnce(subject: Subject, read: MeasuredCall): Promise<number> {
  await setTimeout(pauseMs)
  return median(await shoot(targetOf(subject), read, 1, 1))
}

/** The median of some reads while nothing goes on beside them. */
async function readCalmly(subject: Subject, read: MeasuredCall): Promise<number> {
  const waits: number[] = []
  while (waits.length < calmReads) waits.push(await readOnce(subject, read))
  return median(waits)
}

/** The median of reads until what goes on beside them is over. */
async function readDuring(work: Promise<void>, subject: Subject, read: MeasuredCall): Promise<number> {
  const waits: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) waits.push(await readOnce(subject, read))
  await over
  return median(waits)
}

const targetOf = ({ port, cookies }: Subject, who: MeasuredCall['who'] = 'director') => ({
  port,
  cookie: cookies[who],
})

/** As the office's page does it: some clients in each call, one after the other. */
async function run(subject: Subject, month: string, all: readonly Id[]): Promise<void> {
  for (let at = 0; at < all.length; at += issuedInTurn) {
    const dossierIds = all.slice(at, at + issuedInTurn)
    // The tariffs of the measure have no positions of a contract: that is to be looked at, and holds nothing.
    const body = () => ({ month, doubtful: true, dossierIds })
    await shoot(targetOf(subject, 'office'), { method: 'POST', path: '/api/invoices/issue', body }, 1, 1)
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
