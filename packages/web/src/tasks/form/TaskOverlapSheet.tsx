import type { Apart } from '@vicino/domain/series/apart.ts'
import type { OverlapQuestion } from '../../calls/use-overlap.ts'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import { OverlapSheet } from '../OverlapSheet.tsx'
import { offersOf } from './offers-of.ts'
import { SeriesOffers } from './SeriesOffers.tsx'
import type { TaskValues } from './task-values.ts'

type Props = OverlapQuestion & {
  draft: Pick<DraftFormState<TaskValues>, 'form' | 'submit'>
  clear: () => void
  /** Saves a new series with some days apart. */
  onApart?: (days: Apart) => void
}

/** What the task of a form overlaps with, and what may be taken instead. */
export function TaskOverlapSheet({ draft, clear, onApart, ...question }: Props) {
  const { values } = draft.form
  const instead = onApart && values.repeat.frequency !== null && (
    <SeriesOffers values={values} onApart={onApart} />
  )
  return <OverlapSheet {...question} offers={offersOf(draft, clear)} instead={instead} />
}
