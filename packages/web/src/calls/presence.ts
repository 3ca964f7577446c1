import { announcePresence } from '@vicino/domain/live/live.contract.ts'
import { type LivePresence, presence } from '@vicino/domain/live/live.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { createContext, use, useEffect, useState } from 'react'
import { call } from './call.ts'

type Hear = (heard: LivePresence) => void

/** Whose forms are open, and who fills them in; null outside a dossier. */
type Company = { dossierId: Id; me: Id }
export const CompanyContext = createContext<Company | null>(null)

const listeners = new Set<Hear>()
let follows = false

/** From now on the page hears of open forms, and tells of its own. */
export const followPresence = (): void => {
  follows = true
}

/** Hands on what the server said of somebody's open form. */
export const hearPresence: Hear = heard => {
  for (const hear of listeners) hear(heard)
}

/** Says that a form is open, and hears who else has the same one open. Answers how to stop. */
function keepCompany(
  { dossierId, me, form }: Company & { form: string },
  tell: (names: string[]) => void,
): () => void {
  const others = new Map<Id, { name: string; at: number }>()
  // Who cannot be told now is told with the next one.
  const say = (): void =>
    void call(announcePresence, { params: { dossierId }, body: { form } }).catch(() => undefined)
  const tellAll = (): void => tell(Array.from(others.values(), ({ name }) => name))
  const hear: Hear = ({ form: named, user: { _id, name } }) => {
    if (named !== form || _id === me) return
    // Who comes later would else wait to learn of this one.
    if (!others.has(_id)) say()
    others.set(_id, { name, at: Date.now() })
    tellAll()
  }
  const timer = setInterval(() => {
    say()
    for (const [_id, { at }] of others) if (Date.now() - at > presence.endsAfterMs) others.delete(_id)
    tellAll()
  }, presence.everyMs)
  listeners.add(hear)
  say()
  return () => {
    clearInterval(timer)
    listeners.delete(hear)
  }
}

/** Who else has a form of the open dossier open, by name; nobody outside a dossier. */
export function usePresence(form: string): readonly string[] {
  const company = use(CompanyContext)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!follows || company === null) return undefined
    return keepCompany({ ...company, form }, next =>
      setNames(before => (before.join() === next.join() ? before : next)),
    )
  }, [company, form])
  return names
}
