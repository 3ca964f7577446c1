import { useTranslation } from 'react-i18next'
import { late } from '../ui/late.ts'
import type { RecordQuestions } from './record-view.ts'
import type { useAskedSave } from './use-asked-save.ts'

/** Seldom is anything asked: the sheet comes with the first question. */
const ReasonSheet = late(async () => (await import('../ui/sheets/ReasonSheet.tsx')).ReasonSheet)

type Props = {
  of: RecordQuestions
  asking: Pick<ReturnType<typeof useAskedSave>, 'questions' | 'sheet'>
}

/** What speaks against a record before it is written: all of it at once, answered by one reason. */
export function QuestionSheet({ of, asking }: Props) {
  const { t } = useTranslation()
  const { title, confirm, reasons, Questions } = of
  if (asking.questions.length === 0) return null
  return (
    <ReasonSheet
      {...asking.sheet}
      title={t(title.label)}
      confirmLabel={t(confirm.label)}
      suggestions={reasons.map(({ label }) => t(label))}
    >
      <Questions questions={asking.questions} />
    </ReasonSheet>
  )
}
