import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { millisecondsOf } from '@vicino/domain/days/instant.ts'
import { ordinaryMorning } from '@vicino/server/testing/ordinary-morning.ts'

/** How a process ended. */
type Ending = { code: number | null; signal: NodeJS.Signals | null; ms: number }

/** A real Vicino in a process of its own, on the day of the tests. */
export type Server = {
  url: string
  pid: number
  /** Waits until it answers with its database; how many milliseconds after it was started. */
  ready(): Promise<number>
  /** Sends a signal and waits for the end; `ms` counts from the signal. */
  end(signal: NodeJS.Signals): Promise<Ending>
  /** Its end, whenever it comes. */
  ended: Promise<Ending>
  isRunning(): boolean
  /** What it wrote to its standard error. */
  complaints(): string
}

const main = join(import.meta.dirname, '../packages/server/src/testing/run-at.ts')
const aheadMs = millisecondsOf(ordinaryMorning) - Date.now()
/** A database that was killed syncs its whole folder before it comes up: on a busy disk that takes its time. */
const startPatienceMs = 240_000

/** Starts a server on a port, with no other settings than the given ones. */
export function startServer(port: number, settings: Record<string, string>): Server {
  const { PATH, HOME, LANG, NODE_COMPILE_CACHE } = process.env
  const begun = performance.now()
  const child = spawn(process.execPath, [main, String(aheadMs)], {
    env: { PATH, HOME, LANG, NODE_COMPILE_CACHE, PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const { promise: ended, resolve } = Promise.withResolvers<Ending>()
  child.once('close', (code, signal) => resolve({ code, signal, ms: performance.now() - begun }))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    isRunning,
    complaints: () => complaints,
    ready: async () => {
      await untilReady(url, () => {
        if (!isRunning()) throw new Error(`the server has ended: ${complaints}`)
      })
      return performance.now() - begun
    },
    end: async signal => {
      const asked = performance.now()
      if (isRunning()) child.kill(signal)
      const { code, signal: by } = await ended
      return { code, signal: by, ms: performance.now() - asked }
    },
  }
}

/** Waits until a server answers with its database; how many milliseconds that took. */
export async function untilReady(url: string, check: () => void = () => undefined): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const said = await askReadiness(url)
    if (said === 'ready') return performance.now() - begun
    check()
    if (performance.now() - begun > startPatienceMs)
      throw new Error(`${url} is not ready after ${startPatienceMs / 1000} s: ${said}`)
    await sleep(20)
  }
}

/** What readiness says now: `ready`, another status, or why there was no answer. */
const askReadiness = (url: string): Promise<string> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(60_000) }).then(
    async answer => {
      await answer.body?.cancel()
      return answer.ok ? 'ready' : `answered ${answer.status}`
    },
    (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
  )
