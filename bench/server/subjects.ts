import { type ChildProcess, fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MeasuredCall } from './calls.ts'
import { shoot } from './load.ts'
import type { Usage } from './subject.ts'
import type { World } from './world.ts'
import { median } from '../figures.ts'

/** A server under measure in a process of its own. */
export type Subject = { child: ChildProcess; port: number; cookies: Record<MeasuredCall['who'], string> }

/** What one call cost. */
export type Sample = { latencyMs: number; perSecond: number; cpuMs: number }

export const connections = 32
const together = 800
const alone = 100
const largeAlone = 10

export async function startSubject(
  kind: 'vicino' | 'baseline',
  { dataFolder, secret, tokens }: World,
): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), [kind, dataFolder, secret])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const cookieOf = (token: string): string => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  }
  const cookies = {
    director: cookieOf(tokens.director),
    nurse: cookieOf(tokens.nurse),
    office: cookieOf(tokens.office),
  }
  return { child, port, cookies }
}

export async function stopSubject({ child }: Subject): Promise<void> {
  if (!child.connected) return
  child.send('stop')
  await once(child, 'exit')
}

const send = ({ port, cookies }: Subject, call: MeasuredCall, count: number, at: number): Promise<number[]> =>
  shoot({ port, cookie: cookies[call.who] }, call, count, at)

/** Sends the call until plans are kept and code is compiled. */
export const warmUp = (subject: Subject, call: MeasuredCall, count = 200) =>
  send(subject, call, count, call.inTurn ? 1 : 4)

/** The median latency of one request at a time, in milliseconds. */
export const latencyOf = async (subject: Subject, call: MeasuredCall, count = alone): Promise<number> =>
  median(await send(subject, call, count, 1))

/** What one of some large answers costs, one at a time. */
export async function sampleAlone(subject: Subject, call: MeasuredCall): Promise<Omit<Sample, 'perSecond'>> {
  const before = await usageOf(subject)
  const latencyMs = await latencyOf(subject, call, largeAlone)
  const after = await usageOf(subject)
  return { latencyMs, cpuMs: (after.cpuMs - before.cpuMs) / largeAlone }
}

export async function sample(subject: Subject, call: MeasuredCall): Promise<Sample> {
  const latencyMs = await latencyOf(subject, call)
  const before = await usageOf(subject)
  const begun = performance.now()
  await send(subject, call, together, connections)
  const seconds = (performance.now() - begun) / 1000
  const after = await usageOf(subject)
  return { latencyMs, perSecond: together / seconds, cpuMs: (after.cpuMs - before.cpuMs) / together }
}

/** How many statements one request sends, and in how many round trips. */
export async function sentBy(
  subject: Subject,
  call: MeasuredCall,
): Promise<Pick<Usage, 'statements' | 'trips'>> {
  const requests = 10
  const before = await usageOf(subject)
  await send(subject, call, requests, 1)
  const after = await usageOf(subject)
  return {
    statements: (after.statements - before.statements) / requests,
    trips: (after.trips - before.trips) / requests,
  }
}

async function usageOf({ child }: Subject): Promise<Usage> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [Usage]
  return usage
}
