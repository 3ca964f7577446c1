import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { ComponentProps, ReactNode } from 'react'
import { OrderNotes } from '../bedside/Bedside.tsx'
import { DoseQuestionNotes } from '../questions/DoseQuestionNotes.tsx'
import type { QuestionedDose } from '../questions/dose-question-words.ts'
import { notedOf, useSaidByScale } from '../questions/use-said-by-scale.ts'

type Props = {
  dose: QuestionedDose & Pick<ComponentProps<typeof OrderNotes>, 'drug'>
  questions: readonly DoseQuestion[]
  /** Whether it may be given: of any other dose nothing is asked. */
  isAsked?: boolean
  /** What the place itself has to say of it, between the order and what is asked. */
  children?: ReactNode
}

/** What stands below a dose wherever it stands: what the order says beside it, and what is asked before it. */
export function DoseNotes({ dose, questions, isAsked = true, children }: Props) {
  const said = useSaidByScale(dose.drug)
  const noted = notedOf(questions, isAsked ? said : null)
  const asked = noted.flatMap(question => (question.code === 'allergy' ? question.matches : []))
  return (
    <>
      <OrderNotes drug={dose.drug} asked={asked} />
      {children}
      <DoseQuestionNotes questions={noted} dose={dose} />
    </>
  )
}
