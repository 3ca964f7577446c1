import type { OverlapQuestion } from '../../calls/use-overlap.ts'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import { OverlapSheet } from '../OverlapSheet.tsx'
import { offersOf } from './offers-of.ts'
import type { TaskValues } from './task-values.ts'

type Props = OverlapQuestion & {
  draft: Pick<DraftFormState<TaskValues>, 'form' | 'submit'>
  clear: () => void
}

/** What the task of a form overlaps with, and what may be taken instead. */
export function TaskOverlapSheet({ draft, clear, ...question }: Props) {
  return <OverlapSheet {...question} offers={offersOf(draft, clear)} />
}
