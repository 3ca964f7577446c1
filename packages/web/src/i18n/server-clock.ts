import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import { useSyncExternalStore } from 'react'

/** From how far on a device's clock is called wrong: what the pulse of a visit is noted by may not be off by more. */
const offAtLeastMs = 2 * 60_000

let aheadMs = 0
const listeners = new Set<() => void>()

/** The time in milliseconds since 1970, by the server's clock as far as it has been heard, else by the device's. */
export const serverNowMs = (): number => Date.now() + aheadMs

/**
 * Learns the server's time from an answer to what was sent at `sentAt` (by the device, in milliseconds): it was said
 * between then and now, so it leaves a span in which the difference of the two clocks lies. A difference within it
 * stays, any other is moved to its nearer end; a slow line thus never makes a right clock wrong.
 */
export function hearServerTime({ headers }: Response, sentAt: number): void {
  const said = Number(headers.get(serverTimeHeader) ?? Number.NaN)
  if (!Number.isFinite(said)) return
  const next = Math.min(Math.max(aheadMs, said - Date.now()), said - sentAt)
  if (next === aheadMs) return
  aheadMs = next
  for (const listener of listeners) listener()
}

/** Calls `listener` when more is known of the server's time. Answers the way to stop that. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** By how many minutes the device's clock is behind (negative: ahead), null where it is right within two. */
const minutesBehind = (): number | null =>
  Math.abs(aheadMs) > offAtLeastMs ? Math.round(aheadMs / 60_000) : null

/** By how many minutes the device's clock is behind the server's (negative: ahead); null where it is right. */
export const useMinutesBehind = (): number | null => useSyncExternalStore(onServerTime, minutesBehind)
