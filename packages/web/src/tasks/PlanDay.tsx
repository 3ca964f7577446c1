import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { List } from '../ui/page/List.tsx'
import { TaskRow } from './TaskRow.tsx'
import classes from './Plan.module.css'

type Props = { day: Day; tasks: readonly Task[]; withOperators: boolean }

/** One day of the agenda; its name stays in sight while one scrolls through it. */
export function PlanDay({ day, tasks, withOperators }: Props) {
  const today = useToday()
  const format = formatIn(spokenLanguage())
  const near = format.nearDay(day, today)
  return (
    <section>
      <h2 className={classes.day} data-today={day === today || undefined}>
        {format.longDay(day)}
        {near !== null && <span className={classes.near}>{near}</span>}
      </h2>
      <List label={format.longDay(day)}>
        {tasks.map(task => (
          <TaskRow key={task._id} task={task} day={day} withOperators={withOperators} />
        ))}
      </List>
    </section>
  )
}
