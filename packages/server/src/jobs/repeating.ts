import { setTimeout as pause } from 'node:timers/promises'

/**
 * Work that comes round again and again. `work` answers whether more is waiting: then it goes on at once,
 * otherwise after `everyMs`.
 */
type RepeatedWork = { name: string; everyMs: number; work: () => Promise<boolean> }

export type Repeating = {
  /** Ends all of it: nothing new is begun, what runs may finish within the patience. */
  stop(): Promise<void>
}

type Report = (error: unknown, name: string) => void

/** How long a running piece of work may take once the program is told to stop; then it is rolled back. */
const patienceMs = 800

/** Longest pause after failures: the database may be away for a while. */
const longestPauseMs = 30_000

/** Starts such work. A failure is reported and the work goes on, more slowly until it succeeds again. */
export function startRepeating(works: readonly RepeatedWork[], report: Report): Repeating {
  const stopping = new AbortController()
  const running = works.map(work => repeat(work, stopping.signal, report))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.all(running), pause(patienceMs, undefined, { ref: false })])
    },
  }
}

async function repeat(
  { name, everyMs, work }: RepeatedWork,
  stopping: AbortSignal,
  report: Report,
): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    let more = false
    try {
      more = await work()
      failures = 0
    } catch (error) {
      failures += 1
      if (!stopping.aborted) report(error, name)
    }
    if (!more) await rest(Math.min(everyMs * 2 ** failures, Math.max(everyMs, longestPauseMs)), stopping)
  }
}

const rest = (ms: number, stopping: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined)
