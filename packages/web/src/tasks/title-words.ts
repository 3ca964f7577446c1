import { absenceKinds } from '@vicino/domain/absences/absence-kinds.ts'
import { unnamedVisit } from '@vicino/domain/day-services/visit-title.ts'
import { busy } from '@vicino/domain/tasks/private-task.ts'
import { careTask, toldTitle } from '@vicino/domain/tasks/task-step.ts'
import { type Task, untitled } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'

type Named = Pick<Task, 'title' | 'step' | 'measure'> & Partial<Pick<Task, 'type'>>

/** What a task is called; of what somebody may not read the server says only that it is. */
export function titleWords(task: Named, t: TFunction): string {
  const title = toldTitle(task)
  if (title === busy.label) return t(busy.label)
  if (title === careTask.label) return t(careTask.label)
  if (title === unnamedVisit.label) return t(unnamedVisit.label)
  if (task.type === 'holiday' && absenceKinds.some(({ label }) => label === title)) return t(title)
  // A step that came with the program has its translation; nothing is filled into what somebody wrote.
  return (task.step ? t(title, { skipInterpolation: true }) : title) || t(untitled.label)
}

/** Three lines of a heading on a phone. */
const longestHeading = 80

/** A title as a heading; what is longer breaks off after a word and stands in full among the facts. */
export function headingWords(title: string): string {
  if (title.length <= longestHeading) return title
  const begun = title.slice(0, longestHeading)
  const lastSpace = begun.lastIndexOf(' ')
  return `${lastSpace > 0 ? begun.slice(0, lastSpace) : begun}…`
}
