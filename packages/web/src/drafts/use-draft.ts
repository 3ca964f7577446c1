import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Draft } from '@vicino/domain/drafts/draft.ts'
import { getDraft, getDrafts } from '@vicino/domain/drafts/drafts.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdTyped } from '../ui/typed-here.ts'
import { type DraftKeeper, type DraftState, makeDraftKeeper } from './draft-keeper.ts'

type Following<Values> = {
  key: string
  /** An object: the server keeps no list as a draft. */
  values: Values
  /**
   * Lays a kept draft into the form; answers what the form then holds, or null where the draft came too late and is
   * set aside. `isChosen`: somebody asked for it, over what she typed meanwhile.
   */
  restore: (kept: unknown, isChosen: boolean) => Values | null
}

export type FollowedDraft<Values> = {
  state: DraftState
  /** False until it is known whether a draft waits on the server, or that has taken too long. */
  ready: boolean
  /** Decides on a draft that was read too late: it is laid into the form, or what the form holds goes over it. */
  settleAside: (takesUp: boolean) => void
  /** When the draft was kept that stands in the form now; null for a fresh form. */
  restoredFrom: Instant | null
  /** Whether the form holds something that was not saved. */
  hasTyped: () => boolean
  /** Whether something typed is not on the server yet. */
  atRisk: () => boolean
  /** Sends at once what is not kept yet; answers whether all of it is safe. */
  flush: () => Promise<boolean>
  /** These values are saved, or the start again: the draft goes. */
  settle: (values: Values) => void
}

/** Follows what a form holds and keeps it as a draft; brings back the one that waits on the server. */
export function useDraft<Values extends Record<string, unknown>>({
  key,
  values,
  restore,
}: Following<Values>): FollowedDraft<Values> {
  const now = JSON.stringify(values)
  const [start] = useState(now)
  const settled = useRef(start)
  const noted = useRef(start)
  const keeper = useRef<DraftKeeper | null>(null)
  const [state, setState] = useState<DraftState>({ is: 'empty' })
  const [ready, setReady] = useState(false)
  const [restoredFrom, setRestoredFrom] = useState<Instant | null>(null)
  const client = useQueryClient()

  const layIn = (draft: Draft, isChosen: boolean): void => {
    const restored = restore(draft.value, isChosen)
    if (restored === null) return keeper.current?.setAside(draft)
    noted.current = JSON.stringify(restored)
    setRestoredFrom(draft.saved_at)
  }
  const take = useEffectEvent((draft: Draft) => layIn(draft, false))

  useEffect(() => {
    const readAnew = (): void =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path === getDrafts.path || path === getDraft.path,
      })
    const made = makeDraftKeeper(key, setState, readAnew)
    const asked = new AbortController()
    keeper.current = made
    void made
      .load(asked.signal, () => setReady(true))
      .then(draft => {
        if (asked.signal.aborted) return
        if (draft) take(draft)
        setReady(true)
      })
    return () => {
      asked.abort()
      made.stop()
    }
  }, [client, key])

  const [hasTyped] = useState(() => () => noted.current !== settled.current)
  const [flush] = useState(() => () => keeper.current?.flush() ?? Promise.resolve(true))
  useEffect(() => holdTyped({ hasTyped, flush }), [hasTyped, flush])

  useEffect(() => {
    if (!ready || now === noted.current) return
    noted.current = now
    if (now === settled.current) keeper.current?.drop()
    else keeper.current?.note(JSON.parse(now))
  }, [now, ready])

  return {
    state,
    ready,
    settleAside: takesUp => {
      if (state.is !== 'aside') return
      keeper.current?.settleAside(state.draft, takesUp)
      if (takesUp) layIn(state.draft, true)
    },
    restoredFrom,
    hasTyped,
    atRisk: () => keeper.current?.atRisk() ?? false,
    flush,
    settle: saved => {
      keeper.current?.drop()
      settled.current = JSON.stringify(saved)
      noted.current = settled.current
      setRestoredFrom(null)
    },
  }
}
