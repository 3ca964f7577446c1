import { proposeAll, rankingOf, type Takers } from '@vicino/domain/absences/absence-proposals.ts'
import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Absence.module.css'
import { ReleasedRow } from './ReleasedRow.tsx'
import { StayingTasks } from './StayingTasks.tsx'

type Props = {
  plan: AbsencePlan
  takers: Takers
  /** What was chosen and holds no longer. */
  lost: readonly { taskId: Id; to: Id | null }[]
  onTake: (taskId: Id, to: Id | null) => void
  onChange: (takers: Takers) => void
}

/** Her visits day by day, each with who may take it over; the best of each all at once, or one by one. */
export function ReleasedTasks({ plan, takers, lost, onTake, onChange }: Props) {
  const { t } = useTranslation()
  const rank = useMemo(() => rankingOf(plan), [plan])
  const { released, stays, colleagues } = plan
  const proposed = proposeAll(plan, takers)
  const days = [...Map.groupBy(released, ({ task }) => task.date)]
  const open = released.filter(({ task }) => !takers.get(task._id)).length
  const lostOf = new Map(lost.map(({ taskId, to }) => [taskId, to]))
  const nameOf = new Map(colleagues.map(({ _id, name }) => [_id, name]))
  return (
    <Stack>
      <div className={classes.bar}>
        <p className={classes.count} role="status">
          {open === 0
            ? t('Tutte affidate: {{all}}', { all: released.length })
            : t('Da assegnare: {{open}} di {{all}}', { open, all: released.length })}
        </p>
        {open < released.length && (
          <Button variant="subtle" onClick={() => onChange(new Map())}>
            {t('Ricomincia')}
          </Button>
        )}
        {proposed.size > takers.size && (
          <Button
            variant="default"
            leftSection={<IconCheck size={18} stroke={2.2} aria-hidden />}
            onClick={() => onChange(proposed)}
          >
            {t('Accetta tutte le proposte')}
          </Button>
        )}
      </div>
      {days.map(([day, ofDay]) => (
        <section key={day} className={classes.day}>
          <h2 className={classes.date}>{formatIn(spokenLanguage()).longDay(day)}</h2>
          <ul className={classes.tasks}>
            {ofDay.map(one => (
              <ReleasedRow
                key={one.task._id}
                released={one}
                ranked={rank(one, takers)}
                taker={takers.get(one.task._id) ?? null}
                lost={nameOf.get(lostOf.get(one.task._id) ?? '')}
                onTake={to => onTake(one.task._id, to)}
              />
            ))}
          </ul>
        </section>
      ))}
      <StayingTasks stays={stays} />
    </Stack>
  )
}
