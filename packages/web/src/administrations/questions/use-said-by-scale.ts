import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { questionByScale, saidByScale, stillSaid } from '@vicino/domain/administrations/scaled-dose.ts'
import { isSameScale } from '@vicino/domain/drugs/dose-scale.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { use } from 'react'
import { now, useClock } from '../../i18n/use-today.ts'
import { BedsideContext } from '../bedside/bedside-context.ts'
import { isToMeasure } from './scale-tap.ts'

/**
 * What the scale of a drug says by the last value, as it was read at the bed and as that value ages; null where the
 * drug has none. Who may not read the value is told how much all the same.
 */
export function useSaidByScale({ _id, dose_scale }: Pick<Drug, '_id' | 'dose_scale'>): AskedScale | null {
  useClock()
  const said = use(BedsideContext)?.drugs.find(({ drugId }) => drugId === _id)?.by_scale
  if (dose_scale === null) return null
  // At the bed stands what the drug says by now: by the scale of another time nothing was read yet.
  const isOfDose = said && isSameScale(said.scale, dose_scale)
  return isOfDose ? stillSaid(said, now()) : saidByScale(dose_scale, [], now())
}

/**
 * What is asked of a dose by now: of its scale what it says by now, and nothing where it proposes an amount. What was
 * read with the page was of another minute.
 */
export const askedByNow = (
  questions: readonly DoseQuestion[],
  said: AskedScale | null,
): readonly DoseQuestion[] => {
  if (said === null) return questions
  const others = questions.filter(({ code }) => code !== 'dose_scale')
  return said.proposed ? others : [...others, questionByScale(said)]
}

/** What stands on the line of a dose: that a value has to be measured first its button says. */
export const notedOf = (questions: readonly DoseQuestion[], said: AskedScale | null): DoseQuestion[] =>
  askedByNow(questions, said).filter(({ code }) => code !== 'dose_scale' || !isToMeasure(said))
