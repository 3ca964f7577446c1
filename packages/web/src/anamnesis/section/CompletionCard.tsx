import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, isAnswered } from '@vicino/domain/form/answers.ts'
import { openFields } from '@vicino/domain/form/form-state.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import classes from './CompletionCard.module.css'

type Props = {
  section: Section
  answers: Answers
  marked: boolean
  onMark: (marked: boolean) => void
}

/** How many questions are open; the section counts as complete without them where the nurse says so. */
export function CompletionCard({ section, answers, marked, onMark }: Props) {
  const { t } = useTranslation()
  const open = openFields(section, answers).length
  const isWhole = open === 0 && isAnswered(answers)
  return (
    <div className={classes.card}>
      {isWhole ? (
        <p className={classes.whole}>
          <IconCircleCheck size={22} stroke={1.9} aria-hidden />
          {t('Tutte le domande hanno una risposta')}
        </p>
      ) : (
        <SwitchField
          label={t('Segna la sezione come completa')}
          description={t('Senza risposta: {{number}}', { number: open })}
          value={marked}
          onChange={onMark}
        />
      )}
    </div>
  )
}
