import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../i18n/use-today.ts'
import classes from '../Doses.module.css'
import { doseQuestionWords, type QuestionedDose } from './dose-question-words.ts'

type Props = { questions: readonly DoseQuestion[]; dose: QuestionedDose }

/** What is asked before a dose, on its line and in its sheet; the waiting time is said again as it passes. */
export function DoseQuestionNotes({ questions, dose }: Props) {
  const { t } = useTranslation()
  useClock()
  if (questions.length === 0) return null
  return (
    <div className={classes.questions}>
      {questions.map(question => (
        <p key={question.code} className={classes.question} data-question={question.code}>
          <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
          <span>
            {doseQuestionWords(question, dose, t).map(line => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </p>
      ))}
    </div>
  )
}
