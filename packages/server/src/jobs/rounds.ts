import { setTimeout as pause } from 'node:timers/promises'

/**
 * Work that comes round again and again. `work` answers whether more is waiting: then it goes on at once,
 * otherwise after `everyMs`.
 */
export type Round = { name: string; everyMs: number; work: () => Promise<boolean> }

export type Rounds = {
  /** Ends the rounds: nothing new is begun, what runs may finish within the patience. */
  stop(): Promise<void>
}

type Report = (error: unknown, round: string) => void

/** How long a running piece of work may take once the program is told to stop; then it is rolled back. */
const patienceMs = 800

/** Longest pause after failures: the database may be away for a while. */
const longestPauseMs = 30_000

/** Starts the rounds. A failure is reported and the round goes on, more slowly until it succeeds again. */
export function startRounds(rounds: readonly Round[], report: Report): Rounds {
  const stopping = new AbortController()
  const running = rounds.map(round => goRound(round, stopping.signal, report))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.all(running), pause(patienceMs, undefined, { ref: false })])
    },
  }
}

async function goRound({ name, everyMs, work }: Round, stopping: AbortSignal, report: Report): Promise<void> {
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
