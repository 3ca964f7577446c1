import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { asksReason } from '@vicino/domain/assignment/assignment-check.ts'
import type { Column } from '@vicino/domain/assignment/board.ts'
import { bookable } from '@vicino/domain/businesses/professional-roles.ts'
import { workedOn } from '@vicino/domain/assignment/worked-hours.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { List, Row } from '../ui/page/List.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { checkLabels } from './check-words.ts'
import type { ShownBoard } from './use-board.ts'
import { movesTo, type VisitSelection } from './use-selection.ts'
import { loadWords } from '../tasks/load-words.ts'
import { qualifiedAs } from './qualification-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  board: ShownBoard
  day: Day
  selection: VisitSelection
  onChoose: (operator: Id) => void
  onClose: () => void
}

/**
 * Who gets the chosen visits: first those against whom nothing speaks, then the others by how much does. Who cares for no
 * client is not among them.
 */
export function OperatorChoice({ board, day, selection, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const columnOf = new Map(board.columns.map(column => [column.operator._id, column]))
  const rows = bookable(board.columns.map(({ operator }) => operator)).map(({ _id }) => {
    const column = columnOf.get(_id)!
    const checks = board.check(movesTo(column.operator._id, selection.places, board.tasks))
    const against = checkLabels(
      checks.map(({ check }) => check),
      t,
    )
    const isFree = !checks.some(({ check }) => asksReason(check))
    const words = isFree ? [t('Libero'), ...against] : against
    return { ...column, count: checks.length, against: words.join(', ') }
  })
  return (
    <Sheet open onClose={onClose} title={t('A chi assegnare')}>
      <List label={t('Operatori')}>
        {rows
          .toSorted((one, other) => one.count - other.count)
          .map(({ operator, against, count, ...column }) => (
            <Row
              key={operator._id}
              title={operator.name}
              under={factsOf({ operator, ...column }, day, t)}
              start={<PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} />}
              end={
                count === 0 ? (
                  <StatusBadge tone="ok" icon={IconCheck} label={t('Libero')} />
                ) : (
                  <StatusBadge tone="attention" icon={IconAlertTriangle} label={against} />
                )
              }
              endBelow
              onPress={() => onChoose(operator._id)}
            />
          ))}
      </List>
    </Sheet>
  )
}

function factsOf({ operator, minutes }: Column<Operator>, day: Day, t: TFunction): string {
  const hours = workedOn(operator.working_hours, day).map(({ from, to }) => `${from}–${to}`)
  const works = hours.length > 0 ? hours.join(', ') : t('Non in servizio')
  return dotted([qualifiedAs(operator, t), loadWords(minutes), works])
}
