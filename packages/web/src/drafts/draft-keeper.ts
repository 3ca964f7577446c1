import type { Draft } from '@vicino/domain/drafts/draft.ts'
import { dropDraft, getDraft, saveDraft } from '@vicino/domain/drafts/drafts.contract.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type * as z from 'zod/mini'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { onServerBack } from '../calls/server-away.ts'

/**
 * empty: nothing typed. typed: not on the server yet. kept: on the server since `at`. away: typed, server away.
 * refused: typed, and the server does not take it as a draft.
 */
export type DraftState = { is: 'empty' | 'typed' | 'away' | 'refused' } | { is: 'kept'; at: Instant }

export type DraftKeeper = {
  /** The draft that waits on the server, null where there is none. Asks until it is known: nothing goes over it. */
  load: (signal: AbortSignal) => Promise<Draft | null>
  /** Takes what stands in the form now; sends it after a pause in typing. */
  note: (value: unknown) => void
  /** Sends at once what is not kept yet; answers whether all of it is safe. */
  flush: () => Promise<boolean>
  /** True while something typed is not on the server. */
  atRisk: () => boolean
  /** The form was saved, or starts over: its draft goes. */
  drop: () => void
  stop: () => void
}

const tooManyRequests = 429

/** Whether the server said no, and will say so again; anything else is worth another try. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== tooManyRequests

const pauseMs = 1000
const askAgainMs = 2000

/**
 * Keeps what is typed into a form on the server, private to the person. Drafts hold clinical text, so nothing
 * of them goes into the browser's storage; while the server is away they wait in memory.
 * @param onKept told when the server keeps a draft, or no longer does, also after the form was left
 */
export function makeDraftKeeper(
  key: string,
  tell: (state: DraftState) => void,
  onKept: () => void,
): DraftKeeper {
  const params = { key }
  let waiting: { value: unknown } | null = null
  let sending: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let onServer = false
  let stopped = false

  const say = (state: DraftState): void => {
    if (!stopped) tell(state)
  }

  async function sendOne(value: unknown): Promise<boolean> {
    const body = { value: value as z.core.util.JSONType }
    try {
      const kept = await call(saveDraft, { params, body })
      onServer = true
      onKept()
      if (!waiting) say({ is: 'kept', at: kept.saved_at })
      return true
    } catch (error) {
      waiting ??= { value }
      say({ is: isRefusal(error) ? 'refused' : 'away' })
      return false
    }
  }

  // One write at a time, always with the newest value: an older draft never lands on a newer one.
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (sending) await sending
    if (!waiting) return true
    const { value } = waiting
    waiting = null
    sending = sendOne(value)
    const safe = await sending
    sending = null
    return safe && (waiting === null || flush())
  }

  const stopWaitingForServer = onServerBack(() => void flush())

  return {
    load: async signal => {
      while (!signal.aborted) {
        const found = await call(getDraft, { params }, signal).then(
          draft => ({ draft }),
          (error: unknown) => (isRefusal(error) ? { draft: null } : null),
        )
        if (found?.draft) {
          onServer = true
          say({ is: 'kept', at: found.draft.saved_at })
        }
        if (found) return found.draft
        await new Promise(resolve => setTimeout(resolve, askAgainMs))
      }
      return null
    },
    note: value => {
      waiting = { value }
      say({ is: 'typed' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    flush,
    atRisk: () => waiting !== null || sending !== null,
    drop: () => {
      clearTimeout(timer)
      waiting = null
      say({ is: 'empty' })
      const after = sending ?? Promise.resolve(true)
      void after.then(() => {
        if (onServer) void call(dropDraft, { params }).then(onKept, () => null)
        onServer = false
      })
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
      stopWaitingForServer()
      if (waiting) void flush()
    },
  }
}
