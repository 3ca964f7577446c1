import { type ChildProcess, fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { openDatabase } from '@vicino/server/db/connect.ts'
import { callsOf, type MeasuredCall } from './calls.ts'
import { shoot, type Target } from './load.ts'
import type { Usage } from './subject.ts'
import { makeWorld, type World } from './world.ts'
import { type Figure, median } from '../figures.ts'

const rounds = 5
const warmUp = 200
const alone = 150
const together = 800
const connections = 32

/** The most that a call may cost, as ratios against the baseline in the same run. */
const limits = { cpu: 2.0, latency: 1.5, throughput: 0.6, growth: 1.3 } as const

type Subject = Target & { child: ChildProcess }
type Sample = { latencyMs: number; perSecond: number; cpuMs: number; statements: number }

/** CPU, latency, throughput and statements of the commonest calls, and what a hundred times the rows add. */
export async function measureServer(): Promise<Figure[]> {
  const small = await inWorld(1_000, compare)
  const large = await inWorld(Number(process.env['VICINO_BENCH_CLIENTS'] ?? 20_000), compare)
  return [
    ...large.flatMap(({ name, vicino, baseline }) => [
      ratio(
        `${name}: CPU per request`,
        vicino.cpuMs / baseline.cpuMs,
        limits.cpu,
        `${vicino.cpuMs.toFixed(2)} ms`,
      ),
      ratio(
        `${name}: median latency`,
        vicino.latencyMs / baseline.latencyMs,
        limits.latency,
        `${vicino.latencyMs.toFixed(2)} ms`,
      ),
      atLeast(
        `${name}: throughput at ${connections}`,
        vicino.perSecond / baseline.perSecond,
        limits.throughput,
        `${vicino.perSecond.toFixed(0)}/s`,
      ),
    ]),
    ...large.map(({ name, vicino }, index) => {
      const before = small[index]!.vicino
      return ratio(
        `${name}: latency with many clients`,
        vicino.latencyMs / before.latencyMs,
        limits.growth,
        `${vicino.statements} statements, ${before.statements} with few`,
      )
    }),
  ]
}

type Compared = { name: string; vicino: Sample; baseline: Sample }

async function inWorld(clients: number, work: (world: World) => Promise<Compared[]>): Promise<Compared[]> {
  const world = await makeWorld(clients)
  const { dataFolder, secret } = world
  const holder = await openDatabase({ databaseUrl: null, dataFolder, secret })
  try {
    return await work(world)
  } finally {
    await holder.close()
    world.remove()
  }
}

/** Alternates the two servers call by call, so that a noisy moment hits both. */
async function compare(world: World): Promise<Compared[]> {
  const vicino = await startSubject('vicino', world)
  const baseline = await startSubject('baseline', world)
  const compared: Compared[] = []
  for (const call of callsOf(world, todayIn(instantAt(Date.now())))) {
    const samples: Record<'vicino' | 'baseline', Sample[]> = { vicino: [], baseline: [] }
    for (const subject of [vicino, baseline]) await shoot(subject, call, warmUp, 4)
    for (let round = 0; round < rounds; round += 1) {
      samples.vicino.push(await sample(vicino, call))
      samples.baseline.push(await sample(baseline, call))
    }
    compared.push({ name: call.name, vicino: middle(samples.vicino), baseline: middle(samples.baseline) })
  }
  await Promise.all([vicino, baseline].map(stopSubject))
  return compared
}

async function sample(subject: Subject, call: MeasuredCall): Promise<Sample> {
  const latencyMs = median(await shoot(subject, call, alone, 1))
  const before = await usageOf(subject)
  const begun = performance.now()
  await shoot(subject, call, together, connections)
  const seconds = (performance.now() - begun) / 1000
  const after = await usageOf(subject)
  return {
    latencyMs,
    perSecond: together / seconds,
    cpuMs: (after.cpuMs - before.cpuMs) / together,
    statements: Math.round((after.statements - before.statements) / together),
  }
}

const middle = (samples: readonly Sample[]): Sample => ({
  latencyMs: median(samples.map(one => one.latencyMs)),
  perSecond: median(samples.map(one => one.perSecond)),
  cpuMs: median(samples.map(one => one.cpuMs)),
  statements: median(samples.map(one => one.statements)),
})

async function startSubject(
  kind: 'vicino' | 'baseline',
  { dataFolder, secret, token }: World,
): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), [kind, dataFolder, secret])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const cookie = `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  return { child, port, cookie }
}

async function usageOf({ child }: Subject): Promise<Usage> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [Usage]
  return usage
}

async function stopSubject({ child }: Subject): Promise<void> {
  child.send('stop')
  await once(child, 'exit')
}

const ratio = (name: string, value: number, limit: number, detail: string): Figure => ({
  name,
  value,
  limit: `<= ${limit}`,
  within: value <= limit,
  detail,
})
const atLeast = (name: string, value: number, limit: number, detail: string): Figure => ({
  name,
  value,
  limit: `>= ${limit}`,
  within: value >= limit,
  detail,
})
