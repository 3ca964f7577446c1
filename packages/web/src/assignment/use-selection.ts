import { handedOn } from '@vicino/domain/assignment/assignment.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'

/** A visit in its place on the board: a visit of two stands with both. */
export type PickedVisit = { taskId: Id; from: Id | null }

const keyOf = ({ taskId, from }: PickedVisit): string => `${taskId} ${from ?? ''}`

export type VisitSelection = {
  places: readonly PickedVisit[]
  has: (place: PickedVisit) => boolean
  toggle: (place: PickedVisit) => void
  clear: () => void
  /** Leaves out what was given, wherever it stood; what was chosen meanwhile stays. */
  leave: (given: readonly Move[]) => void
}

/** Which visits are chosen to be given to somebody together. Those that are gone from the day are left out. */
export function useSelection(tasks: readonly Task[]): VisitSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVisit>>(new Map())
  const shown = new Set(
    tasks.flatMap(({ _id: taskId, operators }) =>
      operators.length === 0
        ? [keyOf({ taskId, from: null })]
        : operators.map(({ _id: from }) => keyOf({ taskId, from })),
    ),
  )
  return {
    places: [...chosen.values()].filter(place => shown.has(keyOf(place))),
    has: place => chosen.has(keyOf(place)),
    toggle: place =>
      setChosen(before => {
        const after = new Map(before)
        if (!after.delete(keyOf(place))) after.set(keyOf(place), place)
        return after
      }),
    clear: () => setChosen(new Map()),
    leave: given => {
      const ids = new Set(given.map(({ visit }) => visit._id))
      setChosen(before => new Map([...before].filter(([, { taskId }]) => !ids.has(taskId))))
    },
  }
}

/** The moves that give visits from their places to somebody, or to nobody. */
export function movesTo(to: Id | null, places: readonly PickedVisit[], tasks: readonly Task[]): Move[] {
  const operatorsOf = new Map<Id, Id[]>()
  for (const { taskId, from } of places) {
    const visit = tasks.find(({ _id }) => _id === taskId)
    const before = operatorsOf.get(taskId) ?? visit?.operators.map(({ _id }) => _id) ?? []
    operatorsOf.set(taskId, handedOn(before, from, to))
  }
  return tasks.flatMap(visit => {
    const operators = operatorsOf.get(visit._id)
    return operators ? [{ visit, operators }] : []
  })
}
