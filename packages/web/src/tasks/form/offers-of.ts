import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import type { OffersInstead } from '../OverlapOffers.tsx'
import { neededBy, type TaskValues, timedVisit } from './task-values.ts'

type Written = Pick<DraftFormState<TaskValues>, 'form' | 'submit'>

/** What may be taken instead of an overlap: written into the form, and sent at once. One day says little of a series. */
export function offersOf({ form, submit }: Written, clear: () => void): OffersInstead | undefined {
  const { values } = form
  const visit = timedVisit(values)
  if (!visit || values.repeat.frequency !== null) return undefined
  return {
    hindered: {
      visit,
      client: values.client?._id ?? null,
      operators: values.operators,
      needed: neededBy(values),
    },
    onTake: instead => {
      clear()
      form.setValues(instead)
      void submit()
    },
  }
}
