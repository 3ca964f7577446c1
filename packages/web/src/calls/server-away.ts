import { useSyncExternalStore } from 'react'
import { isOfVicino } from './of-vicino.ts'

const listeners = new Set<() => void>()
const returned = new Set<() => void>()
const firstPauseMs = 1500
const longestPauseMs = 15_000
let away = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * That the server is away is said within a second and a half where the page is quiet, and within two where the device
 * is busy, on an idle page too: the stream beats more often than `silenceMs`, and where nothing was heard for so long
 * the server is asked and has `patienceMs` to answer.
 */
const silenceMs = 550
const patienceMs = 800
const lookEveryMs = 100

/** By how much a look or an answer may come late before it says more of the device than of the server. */
const longestStutterMs = 400
let heardAt = 0
let isAsking = false

function set(next: boolean): void {
  if (away === next) return
  away = next
  for (const listener of listeners) listener()
}

/** On a line that swallows everything a question would hang for minutes. */
const longestAnswerMs = 5000

const asks = async (path: string, withinMs = longestAnswerMs): Promise<boolean> => {
  const signal = AbortSignal.timeout(withinMs)
  const answer = await fetch(path, { cache: 'no-store', signal }).catch(() => null)
  return answer?.ok === true && isOfVicino(answer)
}

async function lookAgain(pauseMs: number): Promise<void> {
  if (await asks('/readyz')) reportBack()
  else if (away) timer = setTimeout(() => void lookAgain(Math.min(pauseMs * 1.5, longestPauseMs)), pauseMs)
}

/** A call got no answer of Vicino: the banner shows, and the server is asked until it is back. */
export function reportAway(): void {
  if (away) return
  set(true)
  timer = setTimeout(() => void lookAgain(firstPauseMs), firstPauseMs)
}

/** An answer came: the banner goes, and whoever waited for the server is told. */
export function reportBack(): void {
  heardAt = performance.now()
  if (!away) return
  clearTimeout(timer)
  set(false)
  for (const listener of returned) listener()
}

/** The server was heard: it is there, though it may have lost its database. Away before, it is asked at once. */
export function hearServer(): void {
  heardAt = performance.now()
  if (!away || isAsking) return
  isAsking = true
  void asks('/readyz')
    .then(isReady => isReady && reportBack())
    .finally(() => (isAsking = false))
}

/** Something on the line broke: whether the server is there is asked at once. */
export function doubtServer(): void {
  if (away || isAsking) return
  isAsking = true
  const askedAt = performance.now()
  // A program without database says so itself, to whoever asks it for something.
  void asks('/healthz', patienceMs)
    .then(isThere => {
      if (isThere) heardAt = performance.now()
      else if (!stoodStill(askedAt, patienceMs)) reportAway()
    })
    .finally(() => (isAsking = false))
}

/** Whether the page itself did nothing for a while: then it does not know who was silent, and asks once more. */
const stoodStill = (from: number, expectedMs: number): boolean =>
  performance.now() - from > expectedMs + longestStutterMs

const isSilent = (): boolean => performance.now() - heardAt > silenceMs

/** Watches for as long as the page lives whether the server is there, while somebody looks at it. */
export function watchServer(): void {
  hearServer()
  window.addEventListener('offline', reportAway)
  window.addEventListener('online', () => {
    clearTimeout(timer)
    if (away) void lookAgain(firstPauseMs)
  })
  let lookedAt = performance.now()
  setInterval(() => {
    if (stoodStill(lookedAt, lookEveryMs)) heardAt = performance.now()
    lookedAt = performance.now()
    if (document.visibilityState === 'visible' && isSilent()) doubtServer()
  }, lookEveryMs)
}

/** Calls `listener` each time the server is back. Answers the way to stop that. */
export function onServerBack(listener: () => void): () => void {
  returned.add(listener)
  return () => returned.delete(listener)
}

/** Comes once the server is there, after a pause where nothing says that it was away. */
export const serverBack = (): Promise<void> =>
  new Promise(resolve => {
    if (!away) {
      setTimeout(resolve, firstPauseMs)
      return
    }
    const stop = onServerBack(() => {
      stop()
      resolve()
    })
  })

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the server does not answer. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribe, () => away)
