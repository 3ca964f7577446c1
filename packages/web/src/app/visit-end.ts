import type { Task } from '@vicino/domain/tasks/task.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { createContext, type ReactNode, use } from 'react'

/** What follows when a visit was ended by a tap, wherever that tap was. */
export const VisitEndContext = createContext<(ended: Task) => void>(() => undefined)

/** Tells the frame of the application that a task has changed by a tap; what follows, it decides. */
export const useVisitEnd = (): ((ended: Task) => void) => use(VisitEndContext)

export type OpenDosesProps = {
  task: Task
  /** The doses without an answer, for which the end was refused. */
  doses: readonly VisitDose[]
  onAnswered: () => void
  onLeave: (reason: string) => void
  onClose: () => void
}

/** What is asked before a visit with open doses ends. */
export const OpenDosesContext = createContext<(props: OpenDosesProps) => ReactNode>(() => null)

export const useOpenDoses = (): ((props: OpenDosesProps) => ReactNode) => use(OpenDosesContext)
