import type { Day } from '@vicino/domain/days/day.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ScheduleDayList } from './ScheduleDayList.tsx'
import classes from './Schedule.module.css'

/** So many days stand on the page at first, and come with each press. */
const daysAtOnce = 20

type Props = {
  tasks: readonly Task[]
  days: { from: Day; to: Day }
  today: Day
  withOperators: boolean
}

/** What was found, from today on, then backwards. */
export function FoundTasks({ tasks, days: { from, to }, today, withOperators }: Props) {
  const { t } = useTranslation()
  const [most, setMost] = useState(daysAtOnce)
  const days = groupByDay(tasks, from, to)
  if (days.length === 0)
    return (
      <EmptyState
        icon={IconSearch}
        words={t('Nessun appuntamento trovato')}
        more={t("Basta l'inizio di ogni parola, in qualsiasi ordine.")}
      />
    )
  const coming = days.filter(({ day }) => day >= today)
  const past = days.filter(({ day }) => day < today).toReversed()
  const inOrder = [...coming, ...past]
  return (
    <div>
      <p role="status" className={classes.none}>
        {t('{{count}} appuntamenti', { count: tasks.length })}
      </p>
      {inOrder.slice(0, most).map(ofDay => (
        <ScheduleDayList key={ofDay.day} {...ofDay} holiday={null} withOperators={withOperators} withYear />
      ))}
      {inOrder.length > most && (
        <div className={classes.edge}>
          <Button variant="default" onClick={() => setMost(most + daysAtOnce)}>
            {t('Mostra altri')}
          </Button>
        </div>
      )}
    </div>
  )
}
