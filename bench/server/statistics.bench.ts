import { daysInMonth } from '@vicino/domain/days/day.ts'
import { monthsOf } from '@vicino/domain/statistics/statistics-year.ts'
import { compared, type Figure } from '../figures.ts'
import type { MeasuredCall } from './calls.ts'
import { shoot } from './load.ts'
import { withSubjects } from './server.bench.ts'
import { countBare, workIn } from './statistics-year.ts'
import { fillMonths } from './months.ts'
import { startSubject, type Subject } from './subjects.ts'
import { makeWorld, type World } from './world.ts'

const clients = 500
const year = 2015
const visits = 200_000
const rounds = 7
const piecesOfMonth = 5
const toWarmUp = 2

/** The most that a year may cost against the bare statements. */
const limit = 2

/** A year of a business against the bare sums of the same figures. */
export async function measureStatistics(): Promise<Figure[]> {
  console.log(`Filling a database with ${clients} clients and ${visits} visits in a year...`)
  const world = await makeWorld(clients)
  try {
    // Each month in pieces: the pool lets no statement last long.
    const pieces = monthsOf(year).flatMap(month => Array.from({ length: piecesOfMonth }, () => month))
    await fillMonths(
      world,
      pieces.map(month => ({
        first: `${month}-01`,
        last: `${month}-${daysInMonth(`${month}-01`)}`,
        visits: Math.ceil(visits / pieces.length),
      })),
    )
    await workIn(world, year)
    const figures: Figure[] = []
    await withSubjects([startSubject('vicino', world)], async ([subject]) => {
      figures.push(await against(world, subject!))
    })
    return figures
  } finally {
    await world.close()
  }
}

async function against(world: World, subject: Subject): Promise<Figure> {
  const call: MeasuredCall = {
    name: `statistics of ${visits} visits`,
    who: 'director',
    method: 'GET',
    path: `/api/statistics?year=${year}`,
  }
  const ask = async (): Promise<number> => {
    const [took] = await shoot({ port: subject.port, cookie: subject.cookies.director }, call, 1, 1)
    return took!
  }
  const [ours, bare]: number[][] = [[], []]
  for (let round = -toWarmUp; round < rounds; round += 1) {
    const [one, other] = [await ask(), await countBare(world, year)]
    if (round < 0) continue
    ours!.push(one)
    bare!.push(other)
  }
  return {
    of: call.name,
    what: 'latency against bare',
    limit: { atMost: limit },
    ...compared(ours!, bare!, 'ms'),
  }
}
