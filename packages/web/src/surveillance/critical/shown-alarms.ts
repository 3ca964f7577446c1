import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useSyncExternalStore } from 'react'

/**
 * A reading on which somebody has to act now. `reading`: where the page holds it already. `reopened`: she asked for its
 * sheet herself, so it holds her to nothing.
 */
export type Alarm = { dossierId: Id; readingId: Id; reading?: Reading; reopened?: true }

let waiting: readonly Alarm[] = []
const listeners = new Set<() => void>()

function set(next: readonly Alarm[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Opens the sheet of a reading, wherever it was measured; after those before it. */
export const showAlarm = (alarm: Alarm): void => set([...waiting, alarm])

/** Takes the sheet of a reading away. */
export const dropAlarm = ({ readingId }: Pick<Alarm, 'readingId'>): void =>
  set(waiting.filter(one => one.readingId !== readingId))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reading whose sheet stands on the page. */
export const useShownAlarm = (): Alarm | undefined => useSyncExternalStore(subscribe, () => waiting[0])
