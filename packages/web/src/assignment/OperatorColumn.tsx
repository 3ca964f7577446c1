import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Column } from '@vicino/domain/assignment/board.ts'
import { qualificationOf } from '@vicino/domain/assignment/qualified.ts'
import { workedOn } from '@vicino/domain/assignment/worked-hours.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import type { ShownBoard } from './use-board.ts'
import { movesTo, type Selection } from './use-selection.ts'
import { loadWords } from './visit-words.ts'
import { VisitCard } from './VisitCard.tsx'
import classes from './Assignment.module.css'

type Props = {
  column: Column<Operator>
  board: ShownBoard
  day: Day
  selection: Selection
  onAssign: () => void
}

/** One operator's day: who she is, how much she has, her visits in order, and the chosen ones for her. */
export function OperatorColumn({ column, board, day, selection, onAssign }: Props) {
  const { t } = useTranslation()
  const { operator, tasks, minutes } = column
  const checks = board.check(movesTo(operator._id, selection.places, board.tasks))
  const hours = workedOn(operator.working_hours, day).map(({ from, to }) => `${from}–${to}`)
  return (
    <section className={classes.column} aria-label={operator.name} data-operator={operator._id}>
      <div className={classes.head}>
        <header className={classes.operator}>
          <PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} size={36} />
          <div className={classes.who}>
            <h2 className={classes.operatorName}>{operator.name}</h2>
            <p className={classes.about}>
              {[qualificationOf(operator), loadWords(minutes)].filter(Boolean).join(' · ')}
            </p>
            <p className={classes.about}>
              {hours.length > 0 ? hours.join(', ') : t('Non lavora in questo giorno')}
            </p>
          </div>
        </header>
        {selection.places.length > 0 && (
          <Button
            variant="default"
            aria-label={t('Assegna a {{name}}', { name: operator.name })}
            leftSection={<IconUserPlus size={18} stroke={1.9} aria-hidden />}
            onClick={onAssign}
          >
            {checks.length === 0
              ? t('Assegna qui')
              : t('Assegna, {{count}} avvisi', { count: checks.length })}
          </Button>
        )}
      </div>
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
