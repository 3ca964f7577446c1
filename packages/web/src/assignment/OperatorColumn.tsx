import { useTranslation } from 'react-i18next'
import { OperatorHead, type OperatorProps } from './OperatorHead.tsx'
import { VisitCard } from './VisitCard.tsx'
import classes from './Assignment.module.css'

/** One operator's day: her visits in order, one below the other. */
export function OperatorColumn(props: OperatorProps) {
  const { t } = useTranslation()
  const { column, board, selection } = props
  const { operator, tasks } = column
  return (
    <section className={classes.column} aria-label={operator.name} data-operator={operator._id}>
      <OperatorHead {...props} />
      {tasks.length === 0 && <p className={classes.nothing}>{t('Niente in questo giorno')}</p>}
      <ul className={classes.cards}>
        {tasks.map(task => {
          const place = { taskId: task._id, from: operator._id }
          return (
            <VisitCard
              key={task._id}
              task={task}
              from={operator._id}
              needed={board.needs.get(task._id)}
              checks={board.checksOf(task, operator)}
              chosen={selection.has(place)}
              onToggle={() => selection.toggle(place)}
            />
          )
        })}
      </ul>
    </section>
  )
}
