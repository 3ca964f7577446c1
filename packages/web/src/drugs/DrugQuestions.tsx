import type { DrugQuestion } from '@vicino/domain/drugs/drug-question.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'
import { drugQuestionWords } from './drug-question-words.ts'

/** What speaks against a drug. It says of itself that it knows no interactions: nobody may rely on its silence. */
export function DrugQuestions({ questions }: { questions: readonly object[] }) {
  const { t } = useTranslation()
  // Two drugs of one name ask the same.
  const sentences = (questions as readonly DrugQuestion[]).map(question => drugQuestionWords(question, t))
  return (
    <>
      {[...new Set(sentences)].map(sentence => (
        <Notice key={sentence} tone="attention">
          {sentence}
        </Notice>
      ))}
      <p>
        {t('Non è un controllo delle interazioni: si riconoscono solo i farmaci della tabella di Vicino.')}
      </p>
    </>
  )
}
