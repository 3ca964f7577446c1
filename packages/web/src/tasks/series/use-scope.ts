import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import { useRef, useState } from 'react'

const everyScope: readonly SeriesScope[] = ['this', 'following', 'all']
const manyScopes: readonly SeriesScope[] = ['following', 'all']

/** How one visit went is said of that visit alone. */
const ofOneVisit = new Set(['status', 'not_done', 'started_at', 'ended_at'])

type Change = ChangedTask & { repeat?: Repeat | undefined }

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

export type ScopeQuestion = {
  scopes: readonly SeriesScope[]
  onClose: () => void
  onConfirm: (scope: SeriesScope) => void
}

type Scope = {
  /** Answers at once where there is nothing to ask; undefined: the person went back, nothing is to be sent. */
  ask: (task: Pick<Task, 'series'>, change: Change) => Promise<SeriesScope | undefined>
  /** What `ScopeSheet` shows. */
  question: ScopeQuestion | null
}

/** Asks in the middle of a save how far a change of a series reaches. */
export function useScope(): Scope {
  const [scopes, setScopes] = useState<readonly SeriesScope[] | null>(null)
  const settle = useRef<(scope: SeriesScope | undefined) => void>(() => undefined)
  const answer = (scope: SeriesScope | undefined): void => {
    setScopes(null)
    settle.current(scope)
  }
  return {
    ask: (task, change) => {
      const open = scopesFor(task, change)
      if (open.length === 1) return Promise.resolve(open[0])
      return new Promise(resolve => {
        settle.current = resolve
        setScopes(open)
      })
    },
    question: scopes && { scopes, onClose: () => answer(undefined), onConfirm: answer },
  }
}

/** What a request says of the scope: only this one where it says nothing. */
export const sentScope = (scope: SeriesScope): { scope?: SeriesScope } => (scope === 'this' ? {} : { scope })
