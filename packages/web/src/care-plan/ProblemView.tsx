import type { CareMeasure, CarePlan, CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './CarePlan.module.css'
import { measureWords, serviceWords } from './care-plan-words.ts'
import { GoalLine } from './GoalLine.tsx'

type Props = {
  problem: CareProblem
  plan: Pick<CarePlan, 'services' | 'evaluation'>
  /** What can be done with a measure. */
  actOf?: (measure: CareMeasure) => ReactNode
}

/** One problem of a plan to be read: what it is, what is to be reached, what is done about it. */
export function ProblemView({ problem, plan, actOf }: Props) {
  const { t } = useTranslation()
  const { title, description, goals, measures } = problem
  return (
    <Card title={title}>
      {description !== '' && <p className={classes.texts}>{description}</p>}
      <div className={classes.lists}>
        <section>
          <h3>{t('Obiettivi')}</h3>
          {goals.length === 0 && <p className={classes.muted}>{t('Ancora nessun obiettivo')}</p>}
          <Stack as="ul" gap={12}>
            {goals.map(goal => (
              <GoalLine key={goal._id} goal={goal} evaluation={plan.evaluation} />
            ))}
          </Stack>
        </section>
        <section>
          <h3>{t('Misure')}</h3>
          {measures.length === 0 && <p className={classes.muted}>{t('Ancora nessuna misura')}</p>}
          <Stack as="ul" gap={12}>
            {measures.map(measure => (
              <li key={measure._id} className={classes.done}>
                <div className={classes.words}>
                  {measure.text}
                  <span className={classes.muted}>{measureWords(measure, t)}</span>
                  {measure.serviceId !== null && (
                    <span className={classes.muted}>{serviceWords(measure, plan.services)}</span>
                  )}
                </div>
                {actOf && <div className={classes.act}>{actOf(measure)}</div>}
              </li>
            ))}
          </Stack>
        </section>
      </div>
    </Card>
  )
}
