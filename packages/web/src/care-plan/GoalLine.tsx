import type { CareGoal, CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './CarePlan.module.css'
import { outcomeLabel, outcomeTones } from './care-plan-words.ts'

type Props = { goal: CareGoal; evaluation: CarePlan['evaluation'] }

/** What is to be reached, and how far it was when it was looked at last. */
export function GoalLine({ goal: { _id, text }, evaluation }: Props) {
  const { t } = useTranslation()
  const found = evaluation?.outcomes.find(({ goalId }) => goalId === _id)
  return (
    <Inline as="li" gap={12} lines={8} align="center" justify="between">
      <div className={classes.words}>
        {text}
        {found && found.note !== '' && <span className={classes.muted}>{found.note}</span>}
      </div>
      {found && <StatusBadge tone={outcomeTones[found.outcome]} label={t(outcomeLabel(found.outcome))} />}
    </Inline>
  )
}
