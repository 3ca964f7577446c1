import { getAdministrationsAround } from '@vicino/domain/administrations/administrations.contract.ts'
import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { useRead } from '../../calls/use-read.ts'
import { stillAsked } from './dose-question-words.ts'
import type { AskedDose } from '../give/use-giving.ts'

/** What is asked of a dose that stands without its day; doses of one day share what is read of it. */
export function useQuestionsOf(asked: AskedDose, { when = true } = {}): DoseQuestion[] {
  const { dossierId, day } = asked
  const { data: ofDay } = useRead(getAdministrationsAround, { params: { dossierId, day } }, { when })
  return when ? stillAsked(ofDay?.doses.find(dose => isDose(dose, asked))?.questions ?? []) : []
}
