import type { SeriesPreview } from '@vicino/domain/series/series-change.contract.ts'
import type { SeriesSums } from '@vicino/domain/series/series-sums.ts'
import type { SeriesScope, Substitutes } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useRef, useState } from 'react'
import { bringCode } from '../../ui/bring-code.ts'
import type { Change, Looked } from './looked.ts'

const everyScope: readonly SeriesScope[] = ['this', 'following', 'all']
const manyScopes: readonly SeriesScope[] = ['following', 'all']

/** How one visit went is said of that visit alone. */
const ofOneVisit = new Set(['status', 'not_done', 'started_at', 'ended_at'])

/**
 * How far a change may reach. A task that stands alone, how one visit went, and another end of the same rule, which
 * leaves standing what stands, ask nothing.
 */
export function scopesFor({ series }: Pick<Task, 'series'>, change: Change): readonly SeriesScope[] {
  if (!series || Object.keys(change).every(name => ofOneVisit.has(name))) return ['this']
  const { repeat, ...others } = change
  if (!repeat) return everyScope
  const isEnd = repeat.rule === series.rule && repeat.skip_holidays === series.skip_holidays
  return isEnd && Object.keys(others).length === 0 ? ['following'] : manyScopes
}

/** What a change of a series sends beside its fields; nothing where it is of one visit only. */
type Reach = {
  scope?: SeriesScope
  substitutes?: Substitutes
  series_state?: string
  change?: Id
}

/** How far a change reaches, and what was told of it: nothing of one visit. */
export type ToldReach = { reach: Reach; sums: SeriesSums | null }

export type ScopeQuestion = {
  scopes: readonly SeriesScope[]
  looked: Looked | null
  onClose: () => void
  onConfirm: (scope: SeriesScope, told?: ToldOfSeries) => void
}

/** What was told and answered before somebody said yes. */
export type ToldOfSeries = { preview: SeriesPreview | undefined; substitutes: Substitutes | undefined }

type Asked = Pick<Task, '_id' | 'version' | 'series'>

type Scope = {
  /** Answers at once where there is nothing to ask; undefined: the person went back, nothing is to be sent. */
  ask: (task: Asked, change: Change) => Promise<ToldReach | undefined>
  /** Asks of a visit that belongs to a series; without `looked` it is not told what becomes of it. */
  askOfSeries: (looked: Looked | null) => Promise<ToldReach | undefined>
  /** What `ScopeSheet` shows. */
  question: ScopeQuestion | null
}

/** Asks in the middle of a save how far a change of a series reaches, and tells what it does. */
export function useScope(): Scope {
  const [open, setOpen] = useState<Pick<ScopeQuestion, 'scopes' | 'looked'> | null>(null)
  const settle = useRef<(reached: ToldReach | undefined) => void>(() => undefined)
  const answer = (reached: ToldReach | undefined): void => {
    setOpen(null)
    settle.current(reached)
  }
  const askInSheet = (
    scopes: readonly SeriesScope[],
    looked: Looked | null,
  ): Promise<ToldReach | undefined> =>
    new Promise(resolve => {
      settle.current = resolve
      setOpen({ scopes, looked })
    })
  return {
    ask: async (task, change) => {
      const scopes = scopesFor(task, change)
      const [only] = scopes
      if (scopes.length > 1) return askInSheet(scopes, { task, change })
      if (only === 'this') return { reach: {}, sums: null }
      const { previewOf } = await bringCode(() => import('./series-calls.ts'))
      const preview = await previewOf({ task, change }, only!).catch(() => undefined)
      if (preview && (preview.sums.removed > 0 || preview.landing.length > 0))
        return askInSheet(scopes, { task, change })
      return reachedBy(only!, { preview, substitutes: undefined })
    },
    askOfSeries: looked => askInSheet(everyScope, looked),
    question: open && {
      ...open,
      onClose: () => answer(undefined),
      onConfirm: (scope, told) => answer(reachedBy(scope, told)),
    },
  }
}

/** What a change of more than one visit says, or a removal: of which state it was told, and the name to take it back by. */
export function reachedBy(scope: SeriesScope, told?: ToldOfSeries): ToldReach {
  if (scope === 'this') return { reach: {}, sums: null }
  const { preview, substitutes } = told ?? {}
  return {
    reach: {
      scope,
      change: newId(),
      ...(preview && { series_state: preview.state }),
      ...(substitutes && { substitutes }),
    },
    sums: preview?.sums ?? null,
  }
}
