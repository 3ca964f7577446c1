import type { Draft } from '@vicino/domain/drafts/draft.ts'
import { dropDraft, getDraft, saveDraft } from '@vicino/domain/drafts/drafts.contract.ts'
import { type Instant, instantAt, millisecondsOf } from '@vicino/domain/days/instant.ts'
import type * as z from 'zod/mini'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { onServerBack } from '../calls/server-away.ts'
import { now } from '../i18n/use-today.ts'
import { bringAhead } from '../ui/bring-code.ts'
import type * as longDraft from './long-draft.ts'
import { onPageEnd } from './page-end.ts'

/**
 * empty: nothing typed. typed: not on the server yet. kept: on the server since `at`. away: typed, server away.
 * refused: typed, and the server does not take it as a draft. overtaken: the server keeps a newer one. stranger: typed,
 * and somebody else works in this browser now; `keptAt`: since when the draft of before is kept, for whoever wrote it.
 * unread: the form stands open, and it is not known whether a draft waits. aside: one does, and was read after that. In
 * both nothing goes over it, so what is typed is not kept.
 */
export type DraftState =
  | { is: 'empty' | 'typed' | 'away' | 'refused' | 'overtaken' | 'unread' }
  | { is: 'kept'; at: Instant }
  | { is: 'aside'; draft: Draft }
  | { is: 'stranger'; keptAt: Instant | null }

export type DraftKeeper = {
  /**
   * The draft that waits on the server, null where there is none. Asks until it is known: nothing goes over it. Where
   * that takes too long, `openWithout` is told once, and a draft that is read later is set aside instead.
   */
  load: (signal: AbortSignal, openWithout: () => void) => Promise<Draft | null>
  /** Holds a draft that came too late for the form, until it is settled: nothing goes over it. */
  setAside: (draft: Draft) => void
  /** What becomes of a draft that was set aside: it is taken up, or what stands in the form goes over it. */
  settleAside: (draft: Draft, takesUp: boolean) => void
  /** Takes what stands in the form now; sends it at a pause in typing, and every two seconds without one. */
  note: (value: unknown) => void
  /** Sends at once what is not kept yet; answers whether all of it is safe. */
  flush: () => Promise<boolean>
  /** True while something typed is not on the server, and would not get there if the page ended now. */
  atRisk: () => boolean
  /** The form was saved, or starts over: its draft goes. */
  drop: () => void
  stop: () => void
}

type Typed = longDraft.Typed

const tooManyRequests = 429

/** Whether the server said no, and will say so again; anything else is worth another try. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== tooManyRequests

const troubleOf = (error: unknown): 'overtaken' | 'stranger' | 'refused' | 'away' => {
  if (error instanceof Failure && error.code === 'draft_overtaken') return 'overtaken'
  if (error instanceof Failure && error.code === 'other_person') return 'stranger'
  return isRefusal(error) ? 'refused' : 'away'
}

/** Those in which the last words are not safe. */
const troubled: readonly DraftState['is'][] = ['away', 'refused', 'overtaken', 'stranger', 'unread', 'aside']

const pauseMs = 1000
/** At most three seconds of typing may be lost with the page; one of them is left for the way to the server. */
const longestMs = 2000
const askAgainMs = 2000
/** So long a form waits for its draft; on a line that swallows everything an answer would not come for minutes. */
const longestWaitMs = 5000
const longestAskMs = 15_000

/** What a browser still sends for a page that has ended, in bytes: 64 kB, headers and all. Few forms hold more. */
const mostAtEnd = 60_000
const sizeOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length

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
  let waiting: Typed | null = null
  let newest: Typed | null = null
  /** The last that the server is known to keep. */
  let base: Typed | null = null
  let sentAtEnd: Typed | null = null
  let long: typeof longDraft | undefined
  const underWay = new Map<Typed, Promise<boolean>>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let longest: ReturnType<typeof setTimeout> | undefined
  let isTroubled = false
  let onServer = false
  /** Set while what is on the server is not known or not decided on: nothing is sent. */
  let held: DraftState | null = null
  let keptAt: Instant | null = null
  let stopped = false

  const say = (state: DraftState): void => {
    isTroubled = troubled.includes(state.is)
    if (!stopped) tell(state)
  }
  const stopTimers = (): void => {
    clearTimeout(pause)
    clearTimeout(longest)
    longest = undefined
  }
  const nextInstant = (): Instant =>
    instantAt(Math.max(millisecondsOf(now()), newest ? millisecondsOf(newest.at) + 1 : 0))

  const write = (typed: Typed, atEnd: boolean): Promise<Draft> => {
    const body = { value: typed.value as z.core.util.JSONType, typed_at: typed.at }
    const isLong = sizeOf(body) > mostAtEnd
    // What is under way may have arrived or not: the changes lead from either to what stands in the form.
    const befores = base ? [base, ...underWay.keys()].filter(before => before !== typed) : []
    if (atEnd && isLong && long && befores.length > 0) return long.sendChanges(key, typed, befores)
    if (isLong && !long) void bringAhead(() => import('./long-draft.ts')).then(module => (long = module))
    return call(saveDraft, { params, body }, undefined, { keepalive: atEnd && !isLong })
  }

  async function attempt(typed: Typed, atEnd: boolean): Promise<boolean> {
    try {
      const kept = await write(typed, atEnd)
      onServer = true
      keptAt = kept.saved_at
      if (!base || base.at < typed.at) base = typed
      onKept()
      if (typed === newest) say({ is: 'kept', at: kept.saved_at })
      return true
    } catch (error) {
      if (typed !== newest) return false
      const trouble = troubleOf(error)
      if (trouble !== 'overtaken') waiting = typed
      sentAtEnd = null
      if (trouble === 'away' && !stopped) pause = setTimeout(() => void flush(), askAgainMs)
      say(trouble === 'stranger' ? { is: trouble, keptAt } : { is: trouble })
      return false
    }
  }

  const send = (typed: Typed, atEnd = false): Promise<boolean> => {
    const sending = attempt(typed, atEnd).finally(() => underWay.delete(typed))
    underWay.set(typed, sending)
    return sending
  }

  // One write at a time while the page lives, always with the newest value.
  async function flush(): Promise<boolean> {
    stopTimers()
    while (underWay.size > 0) await Promise.all(underWay.values())
    if (!waiting) return true
    if (held) return false
    const typed = waiting
    waiting = null
    const safe = await send(typed)
    return safe && (waiting === null || flush())
  }

  /** The page may be gone the next instant: what the server is not known to keep goes out in a way that outlives it. */
  const sendAtEnd = (): void => {
    if (!newest || held || newest === base || newest === sentAtEnd) return
    stopTimers()
    waiting = null
    sentAtEnd = newest
    void send(newest, true)
  }

  /** Asks once what waits on the server; null where no answer came. */
  const ask = (signal: AbortSignal): Promise<{ draft: Draft | null } | null> => {
    const asked = new AbortController()
    const giveUp = (): void => asked.abort()
    const patience = setTimeout(giveUp, longestAskMs)
    signal.addEventListener('abort', giveUp)
    return call(getDraft, { params }, asked.signal)
      .then(
        draft => ({ draft }),
        (error: unknown) => (isRefusal(error) ? { draft: null } : null),
      )
      .finally(() => clearTimeout(patience))
  }

  const know = (draft: Draft): void => {
    onServer = true
    keptAt = draft.saved_at
    say({ is: 'kept', at: draft.saved_at })
  }
  /** What was typed while nothing could be sent goes out. */
  const goOn = (): void => {
    say({ is: newest ? 'typed' : 'empty' })
    void flush()
  }
  const setAside = (draft: Draft): void => {
    held = { is: 'aside', draft }
    // Who saves without a word on it has not given it up.
    onServer = false
    say(held)
  }
  /** What a form may lay into its fields of what was found: nothing that comes after they were opened. */
  const take = (draft: Draft | null): Draft | null => {
    if (!held) {
      if (draft) know(draft)
      return draft
    }
    held = null
    if (draft) setAside(draft)
    else goOn()
    return null
  }

  const stopWaitingForServer = onServerBack(() => void flush())
  const stopWaitingForEnd = onPageEnd(sendAtEnd)

  return {
    load: async (signal, openWithout) => {
      const limit = setTimeout(() => {
        held = { is: 'unread' }
        say(held)
        openWithout()
      }, longestWaitMs)
      signal.addEventListener('abort', () => clearTimeout(limit))
      while (!signal.aborted) {
        const found = await ask(signal)
        if (found) {
          clearTimeout(limit)
          return take(found.draft)
        }
        await new Promise(resolve => setTimeout(resolve, askAgainMs))
      }
      return null
    },
    setAside,
    settleAside: (draft, takesUp) => {
      held = null
      know(draft)
      if (takesUp) waiting = newest = null
      else goOn()
    },
    note: value => {
      waiting = newest = { value, at: nextInstant() }
      // That the last words are not safe is said until they are.
      if (!isTroubled) say(held ?? { is: 'typed' })
      clearTimeout(pause)
      pause = setTimeout(() => void flush(), pauseMs)
      longest ??= setTimeout(() => void flush(), longestMs)
    },
    flush,
    atRisk: () => isTroubled && waiting !== null,
    drop: () => {
      stopTimers()
      waiting = newest = base = keptAt = null
      say({ is: 'empty' })
      void Promise.all(underWay.values()).then(() => {
        if (onServer) void call(dropDraft, { params }).then(onKept, () => null)
        onServer = false
      })
    },
    stop: () => {
      stopped = true
      stopTimers()
      stopWaitingForServer()
      stopWaitingForEnd()
      if (waiting) void flush()
    },
  }
}
