import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useSyncExternalStore } from 'react'

/**
 * A reading on which somebody has to act now. `reading`: where the page holds it already. `reopened`: she asked for its
 * sheet herself, so it holds her to nothing.
 */
export type Alarm = { dossierId: Id; readingId: Id; reading?: Reading; reopened?: true }

let waiting: readonly Alarm[] = []
let person: Id | null = null
const listeners = new Set<() => void>()

/** Where the tab remembers which sheets are open: whose, and of which readings. No value stands there. */
const keptIn = 'vicino.alarms'

function set(next: readonly Alarm[]): void {
  waiting = next
  if (person !== null) keep(person)
  for (const listener of listeners) listener()
}

/** One line for the person, one for each reading with its dossier. */
function keep(of: Id): void {
  const lines = waiting
    .filter(({ reopened }) => !reopened)
    .map(({ dossierId, readingId }) => `${dossierId} ${readingId}`)
  if (lines.length === 0) sessionStorage.removeItem(keptIn)
  else sessionStorage.setItem(keptIn, [of, ...lines].join('\n'))
}

function keptBy(of: Id): readonly Alarm[] {
  const [whose, ...lines] = (sessionStorage.getItem(keptIn) ?? '').split('\n')
  if (whose !== of) return []
  return lines.map(line => {
    const [dossierId = '', readingId = ''] = line.split(' ')
    return { dossierId, readingId }
  })
}

/**
 * Brings back the sheets that this person left open when the page was loaded anew: a reload puts nothing off. What
 * somebody else left open in this tab is not hers. A reading that was saved before the page had asked for them waits
 * behind them.
 */
export function resumeAlarms(of: Id): void {
  if (person === of) return
  const shown = person === null ? waiting : []
  person = of
  set([...keptBy(of), ...shown])
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
