import type { Month } from '@vicino/domain/days/month.ts'
import type { ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useSyncExternalStore } from 'react'

/** A client whom a run left out, and what for. */
export type HeldClient = Pick<ToControl, 'dossierId' | 'client' | 'problems'>

/**
 * How far a run is: clients looked at, invoices that stand of them, clients held; why it ended early. `heldClients` are
 * those whose names this page knows, `left` whom it has not come to yet. `isNamed`: over clients whom somebody chose,
 * also those of whom something is to be looked at.
 */
export type IssueRun = {
  done: number
  of: number
  issued: number
  held: number
  heldClients: readonly HeldClient[]
  left: readonly Id[]
  isNamed: boolean
  running: boolean
  failure: string | null
}

/** Whose run it is, for which business, and of which month. */
type RunKey = { person: Id; business: Id | null; month: Month }

const runs = new Map<string, IssueRun>()
const listeners = new Set<() => void>()

const nameOf = ({ person, business, month }: RunKey): string => `${person} ${business} ${month}`
/** Where the tab remembers a run when its page is closed in the middle: numbers and ids, no name. */
const keptIn = (name: string): string => `vicino.issue-run ${name}`

const namedRun = 'named'

/** The run of a month as it stands; what a page that is gone left behind is not running. */
function runOf(name: string): IssueRun | null {
  const known = runs.get(name)
  if (known) return known
  const kept = sessionStorage.getItem(keptIn(name))
  if (kept === null) return null
  const [done, of, issued, held, named, ...left] = kept.split(' ')
  const run: IssueRun = {
    done: Number(done),
    of: Number(of),
    issued: Number(issued),
    held: Number(held),
    heldClients: [],
    left,
    isNamed: named === namedRun,
    running: false,
    failure: null,
  }
  runs.set(name, run)
  return run
}

const stopped = new Set<string>()

/** Lets a run end after the call that is under way; `false` lets the next one begin. */
export function askToStop(key: RunKey, isAsked: boolean): void {
  if (isAsked) stopped.add(nameOf(key))
  else stopped.delete(nameOf(key))
}

export const isAskedToStop = (key: RunKey): boolean => stopped.has(nameOf(key))

/** Keeps how far a run is, for this page and for the one that comes after it. */
export function keepRun(key: RunKey, run: IssueRun): void {
  const name = nameOf(key)
  runs.set(name, run)
  const { done, of, issued, held, isNamed, left } = run
  const kept = [done, of, issued, held, isNamed ? namedRun : 'all', ...left]
  sessionStorage.setItem(keptIn(name), kept.join(' '))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The run of a month, also one that goes on since another page was shown. */
export const useRun = (key: RunKey): IssueRun | null => {
  const name = nameOf(key)
  return useSyncExternalStore(subscribe, () => runOf(name))
}
