import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'
import { RuleQuestionsContext } from './rule-questions.ts'
import { useSaveLeadsHere } from './use-save-leads-here.ts'

/** Asks at a field about answers that seldom stand together; a save leads here until it is said that they do. */
export function RuleQuestion({ path }: { path: string }) {
  const { t } = useTranslation()
  const board = use(RuleQuestionsContext)
  const id = useId()
  const question = board?.asked[path]
  useSaveLeadsHere(question !== undefined, () =>
    document.getElementById(id)?.querySelector('button')?.focus(),
  )
  if (question === undefined) return null
  return (
    <div data-question>
      <Notice
        tone="attention"
        choices={[{ label: t('Sì, è così'), take: () => board?.confirm(path) }]}
        id={id}
        atField
      >
        {t(question)}
      </Notice>
    </div>
  )
}
