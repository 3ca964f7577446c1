import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Column } from '@vicino/domain/assignment/board.ts'
import { workedOn } from '@vicino/domain/assignment/worked-hours.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { IconAlertTriangle, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import type { ShownBoard } from './use-board.ts'
import { movesTo, type VisitSelection } from './use-selection.ts'
import { loadWords } from '../tasks/load-words.ts'
import classes from './Assignment.module.css'
import { qualifiedAs } from './qualification-words.ts'
import { dotted } from '../i18n/dotted.ts'

export type OperatorProps = {
  column: Column<Operator>
  board: ShownBoard
  day: Day
  selection: VisitSelection
  onAssign: () => void
}

type Props = OperatorProps & {
  /** A row has little height: the way to give her the chosen visits is a sign beside her name. */
  compact?: boolean
}

/** Who an operator is, when she works and how much she has; the chosen visits are given to her here. */
export function OperatorHead({ column, board, day, selection, onAssign, compact = false }: Props) {
  const { t } = useTranslation()
  const { operator, minutes } = column
  const checks = board.check(movesTo(operator._id, selection.places, board.tasks))
  const hours = workedOn(operator.working_hours, day).map(({ from, to }) => `${from}–${to}`)
  const words =
    checks.length === 0 ? t('Assegna qui') : t('Assegna, {{count}} avvisi', { count: checks.length })
  const Sign = compact && checks.length > 0 ? IconAlertTriangle : IconUserPlus
  return (
    <div className={classes.head} data-compact={compact || undefined}>
      <header className={classes.operator}>
        <PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} size={36} />
        <div className={classes.who}>
          <h2 className={classes.operatorName}>{operator.name}</h2>
          <p className={classes.about}>{dotted([qualifiedAs(operator, t), loadWords(minutes)])}</p>
          <p className={classes.about}>{hours.length > 0 ? hours.join(', ') : t('Non in servizio')}</p>
        </div>
      </header>
      {selection.places.length > 0 && (
        <Button
          variant="default"
          aria-label={`${words}, ${operator.name}`}
          {...(compact
            ? { title: words }
            : { leftSection: <IconUserPlus size={18} stroke={1.9} aria-hidden /> })}
          onClick={onAssign}
        >
          {compact ? <Sign size={20} stroke={1.9} aria-hidden /> : words}
        </Button>
      )}
    </div>
  )
}
