import type { Task } from '@vicino/domain/tasks/task.ts'
import { createContext, use } from 'react'

/** What follows when a visit was ended by a tap, wherever that tap was. */
export const VisitEndContext = createContext<(ended: Task) => void>(() => undefined)

/** Tells the frame of the application that a task has changed by a tap; what follows, it decides. */
export const useVisitEnd = (): ((ended: Task) => void) => use(VisitEndContext)
