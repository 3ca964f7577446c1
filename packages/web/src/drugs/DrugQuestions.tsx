import type { DrugQuestion } from '@vicino/domain/drugs/drug-answer.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'
import { questionWords } from './drug-question-words.ts'

/** What speaks against a drug. It says of itself that it knows no interactions: nobody may rely on its silence. */
export function DrugQuestions({ questions }: { questions: readonly object[] }) {
  const { t } = useTranslation()
  return (
    <>
      {(questions as readonly DrugQuestion[]).map(question => (
        <Notice key={questionWords(question, t)} tone="attention">
          {questionWords(question, t)}
        </Notice>
      ))}
      <p>
        {t('Non è un controllo delle interazioni: si riconoscono solo i farmaci della tabella di Vicino.')}
      </p>
    </>
  )
}
