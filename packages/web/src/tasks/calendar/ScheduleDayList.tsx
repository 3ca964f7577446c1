import { formatIn } from '@vicino/domain/days/format.ts'
import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { List } from '../../ui/page/List.tsx'
import { TaskRow } from '../TaskRow.tsx'
import type { ScheduleDay } from './schedule-days.ts'
import classes from './Schedule.module.css'

type Props = ScheduleDay & {
  withOperators: boolean
  withYear?: boolean
  /** What is to be said of the visits beside what is prescribed. */
  ordered?: ReadonlyMap<string, string>
}

/** One day of the agenda; its name stays in sight while one scrolls through it. */
export function ScheduleDayList({ day, tasks, holiday, withOperators, withYear = false, ordered }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const format = formatIn(spokenLanguage())
  const near = format.nearDay(day, today)
  return (
    <section data-schedule-day={day}>
      <h2 className={classes.day} data-today={day === today || undefined}>
        {withYear ? format.longDayWithYear(day) : format.longDay(day)}
        {near !== null && <span className={classes.near}>{near}</span>}
        {holiday !== null && (
          <span className={classes.holiday}>
            <IconSparkles size={16} stroke={1.8} aria-hidden />
            {t(holiday)}
          </span>
        )}
      </h2>
      {tasks.length === 0 && <p className={classes.none}>{t('Nessun appuntamento')}</p>}
      {tasks.length > 0 && (
        <List label={format.longDay(day)}>
          {tasks.map(task => (
            <TaskRow
              key={task._id}
              task={task}
              day={day}
              withOperators={withOperators}
              ordered={ordered?.get(task._id)}
            />
          ))}
        </List>
      )}
    </section>
  )
}
