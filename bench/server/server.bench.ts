import { instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { bookCalls, fillBooks } from './books.ts'
import { broadSearches, callsOf, type MeasuredCall, searchOfTwoWords } from './calls.ts'
import { crowd, crowdClients } from './crowd.ts'
import { fillLogs, logCalls } from './logs.ts'
import { fewer, fillMonths, more, monthCall, range, rangeCall } from './months.ts'
import {
  connections,
  latencyOf,
  sample,
  type Sample,
  sampleAlone,
  sentBy,
  startSubject,
  stopSubject,
  type Subject,
  warmUp,
} from './subjects.ts'
import { savesOf } from './saves.ts'
import { makeWorld, type World } from './world.ts'
import { compared, type Figure } from '../figures.ts'

const rounds = 7

/** Answers of thousands of rows are warm sooner. */
const fewToWarmUp = 20
/** A save reads, checks, merges and scores: much code to compile. */
const savesToWarmUp = 200

const few = 10
const some = 1_000
const many = 100_000
/** So many of the many have drugs, visits and a past of their own: hundreds of thousands of rows. */
const lived = 3_000

/** The most that a call may cost, as ratios against the baseline in the same run. */
const limits = {
  cpu: 2.0,
  latency: 1.5,
  throughput: 0.6,
  growth: 1.3,
  range: 2.0,
  log: 2.0,
  save: 2.0,
  trips: 3,
} as const

/** CPU, latency, throughput and statements of the commonest calls, and what a hundred times the clients add. */
export async function measureServer(): Promise<Figure[]> {
  const worlds: World[] = []
  const open = async (clients: number): Promise<World> => {
    console.log(`Filling a database with ${clients} clients...`)
    const world = await makeWorld(clients)
    worlds.push(world)
    return world
  }
  try {
    const [large, middle, small] = [
      await crowdClients(await open(lived), many),
      await open(some),
      await open(few),
    ]
    const figures = [
      ...(await againstBaseline(large)),
      ...(await betweenWorlds(middle, large)),
      ...(await ofMonths(small)),
      ...(await ofLogs(small)),
      ...(await ofSaves(small)),
      ...(await withMoreRows(small)),
      ...(await ofBooks(small)),
    ]
    return [...Map.groupBy(figures, figure => figure.of).values()].flat()
  } finally {
    for (const world of worlds) await world.close()
  }
}

async function againstBaseline(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  await withSubjects([startSubject('vicino', world), startSubject('baseline', world)], async subjects => {
    for (const call of callsIn(world)) {
      const samples = await alternate(
        subjects.map(subject => [subject, call]),
        sample,
      )
      const figure = (what: string, of: keyof Sample, unit: string, limit: Figure['limit']): Figure => {
        const [ours, bare] = samples.map(all => all.map(one => one[of]))
        return { of: call.name, what, limit, ...compared(ours!, bare!, unit) }
      }
      figures.push(
        figure('CPU against bare', 'cpuMs', 'ms', { atMost: limits.cpu }),
        figure('latency against bare', 'latencyMs', 'ms', { atMost: limits.latency }),
        figure(`throughput at ${connections} against bare`, 'perSecond', '/s', {
          atLeast: limits.throughput,
        }),
      )
    }
  })
  return figures
}

async function betweenWorlds(middle: World, large: World): Promise<Figure[]> {
  const figures: Figure[] = []
  await withSubjects([startSubject('vicino', large), startSubject('vicino', middle)], async subjects => {
    const asked = [large, middle].map(world => [...callsIn(world), ...broadSearches, searchOfTwoWords])
    for (const [at, call] of asked[0]!.entries()) {
      const [withMany, withSome] = await alternate(
        subjects.map((subject, world) => [subject, asked[world]![at]!]),
        latencyOf,
      )
      figures.push({
        of: call.name,
        what: `latency with ${large.clients} clients against ${middle.clients}`,
        limit: call === searchOfTwoWords ? null : { atMost: limits.growth },
        ...compared(withMany!, withSome!, 'ms'),
      })
    }
  })
  return figures
}

type Cost = 'latencyMs' | 'cpuMs'

const each = (limit: number): Record<Cost, number> => ({ latencyMs: limit, cpuMs: limit })

/** What one call costs against another, alone. */
async function compareAlone(
  pairs: [Subject, MeasuredCall][],
  what: string,
  limit: Record<Cost, number>,
  toWarmUp = fewToWarmUp,
): Promise<Figure[]> {
  const [ours, floor] = await alternate(pairs, sampleAlone, toWarmUp)
  return (['latencyMs', 'cpuMs'] as const).map(cost => ({
    of: pairs[0]![1].name,
    what: `${cost === 'cpuMs' ? 'CPU' : 'latency'} against ${what}`,
    limit: { atMost: limit[cost] },
    ...compared(
      ours!.map(one => one[cost]),
      floor!.map(one => one[cost]),
      'ms',
    ),
  }))
}

/** The pages of a long log against the baseline, and against those of a short one. */
async function ofLogs(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  const [long, short] = await fillLogs(world)
  await withSubjects([startSubject('vicino', world), startSubject('baseline', world)], async subjects => {
    const [vicino, bare] = subjects as [Subject, Subject]
    const ofShort = logCalls(short)
    for (const [at, call] of logCalls(long).entries())
      figures.push(
        ...(await compareAlone(
          [
            [vicino, call],
            [bare, call],
          ],
          'bare',
          each(limits.log),
        )),
        ...(await compareAlone(
          [
            [vicino, call],
            [vicino, ofShort[at]!],
          ],
          `one of ${short.lines}`,
          each(limits.growth),
        )),
      )
  })
  return figures
}

/** The lists of contacts and collaborators against the baseline. */
async function ofBooks(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  await fillBooks(world)
  await withSubjects([startSubject('vicino', world), startSubject('baseline', world)], async subjects => {
    const [vicino, bare] = subjects as [Subject, Subject]
    for (const call of bookCalls)
      figures.push(
        ...(await compareAlone(
          [
            [vicino, call],
            [bare, call],
          ],
          'bare',
          { latencyMs: limits.latency, cpuMs: limits.cpu },
        )),
      )
  })
  return figures
}

/** A range as long as is answered against the baseline, and a month against one with a tenth of its visits. */
async function ofMonths(world: World): Promise<Figure[]> {
  await fillMonths(world, [range, fewer, more])
  const figures: Figure[] = []
  await withSubjects([startSubject('vicino', world), startSubject('baseline', world)], async subjects => {
    const [vicino, bare] = subjects as [Subject, Subject]
    figures.push(
      ...(await compareAlone(
        [
          [vicino, rangeCall],
          [bare, rangeCall],
        ],
        'bare',
        each(limits.range),
      )),
    )
    figures.push(
      ...(await compareAlone(
        [
          [vicino, monthCall(more)],
          [vicino, monthCall(fewer)],
        ],
        `one of ${fewer.visits}`,
        each(limits.growth),
      )),
    )
  })
  return figures
}

/** A save of a section of the anamnesis against the baseline, and the round trips that it takes. */
async function ofSaves(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  const [own, floor] = await savesOf(world)
  await withSubjects([startSubject('vicino', world), startSubject('baseline', world)], async subjects => {
    const [vicino, bare] = subjects as [Subject, Subject]
    figures.push(
      ...(await compareAlone(
        [
          [vicino, own],
          [bare, floor],
        ],
        'bare',
        each(limits.save),
        savesToWarmUp,
      )),
    )
    const [{ statements, trips }, plain] = [await sentBy(vicino, own), await sentBy(bare, floor)]
    figures.push({
      of: own.name,
      what: 'round trips to the database',
      limit: { atMost: limits.trips },
      value: trips,
      unit: '',
      detail: `${statements} statements; bare ${plain.trips} with ${plain.statements}`,
    })
  })
  return figures
}

async function withMoreRows(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  await withSubjects([startSubject('vicino', world)], async ([subject]) => {
    const calls = [...callsIn(world), ...broadSearches]
    const count = async (): Promise<number[]> => {
      const counts: number[] = []
      for (const call of calls) counts.push((await sentBy(subject!, call)).statements)
      return counts
    }
    const before = await count()
    await crowd(world, some)
    const after = await count()
    for (const [at, { name }] of calls.entries())
      figures.push({
        of: name,
        what: `statements more with ${some} rows than with ${few}`,
        limit: { atMost: 0 },
        value: after[at]! - before[at]!,
        unit: '',
        detail: `${after[at]} against ${before[at]}`,
      })
  })
  return figures
}

const callsIn = (world: World): MeasuredCall[] => callsOf(world, todayIn(instantAt(Date.now())))

export async function withSubjects(
  starting: Promise<Subject>[],
  work: (subjects: Subject[]) => Promise<void>,
): Promise<void> {
  const subjects = await Promise.all(starting)
  try {
    await work(subjects)
  } finally {
    await Promise.all(subjects.map(stopSubject))
  }
}

/** Measures one after the other, round by round: a noisy moment hits them alike. */
async function alternate<Measured>(
  pairs: [Subject, MeasuredCall][],
  measure: (subject: Subject, call: MeasuredCall) => Promise<Measured>,
  toWarmUp?: number,
): Promise<Measured[][]> {
  for (const [subject, call] of pairs) await warmUp(subject, call, toWarmUp)
  const measured: Measured[][] = pairs.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [subject, call]] of pairs.entries()) measured[at]!.push(await measure(subject, call))
  return measured
}
