import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { useTranslation } from 'react-i18next'
import { doseLine } from '../administration-words.ts'
import classes from '../Doses.module.css'
import type { AskedDose } from '../give/use-giving.ts'
import { GivenTo, OrderNotes } from './Bedside.tsx'
import { drugName } from './bedside-words.ts'

type Props = {
  asked: Pick<AskedDose, 'drug' | 'dose'>
  /** What is asked of it below: an allergy that is asked about is said there. */
  questions?: readonly DoseQuestion[]
}

/** What a sheet decides on: whose dose, which drug and how much, and what the order says beside it. */
export function AboutDose({ asked: { drug, dose }, questions = [] }: Props) {
  const { t } = useTranslation()
  const allergies = questions.flatMap(question => (question.code === 'allergy' ? question.matches : []))
  return (
    <>
      <GivenTo />
      <div className={classes.about}>
        <strong>{drugName(drug, t)}</strong>
        <span>{doseLine(dose, drug, t)}</span>
        <span className={classes.order}>
          <OrderNotes drug={drug} asked={allergies} />
        </span>
      </div>
    </>
  )
}
