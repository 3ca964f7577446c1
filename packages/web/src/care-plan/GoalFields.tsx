import { type CareGoal, goalOutcomes } from '@vicino/domain/care-plan/care-plan.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import classes from './CarePlan.module.css'
import type { TypedOutcome } from './evaluation-values.ts'

type Props = {
  goals: readonly CareGoal[]
  /** Of all goals that are evaluated. */
  outcomes: TypedOutcome[]
  errors: Record<string, ReactNode>
  onChange: (outcomes: TypedOutcome[]) => void
}

/** How far each of these goals was reached. */
export function GoalFields({ goals, outcomes, errors, onChange }: Props) {
  const { t } = useTranslation()
  return goals.map(({ _id, text }) => {
    const at = outcomes.findIndex(({ goalId }) => goalId === _id)
    const one = outcomes[at]
    if (!one) return null
    const put = (changed: Partial<TypedOutcome>): void => onChange(outcomes.with(at, { ...one, ...changed }))
    return (
      <div key={_id} className={classes.evaluated}>
        <ChoiceChips
          label={text}
          required
          options={goalOutcomes}
          value={one.outcome}
          error={errors[`outcomes.${at}.outcome`]}
          onChange={outcome => put({ outcome })}
        />
        <NoteField
          label={t('Che cosa si osserva')}
          maxLength={5000}
          minRows={2}
          value={one.note}
          error={errors[`outcomes.${at}.note`]}
          onChange={note => put({ note })}
        />
      </div>
    )
  })
}
