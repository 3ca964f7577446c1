import type { Move } from '@vicino/domain/assignment/board.ts'
import { proposeAsOn } from '@vicino/domain/assignment/copied-assignment.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { timeWords } from '../tasks/time-words.ts'
import type { ShownBoard } from './use-board.ts'
import { visitName } from './visit-name.ts'

type Props = {
  from: Day
  board: ShownBoard
  onPropose: (moves: readonly Move[]) => void
  onClose: () => void
}

/** Who would go where as on another day, to look at before it is saved. */
export function CopySheet({ from, board, onPropose, onClose }: Props) {
  const { t } = useTranslation()
  const read = useRead(getAllTasks, { query: { startDate: from, endDate: from } })
  const nameOfOperator = new Map(board.operators.map(({ _id, name }) => [_id, name]))
  const moves = read.data && proposeAsOn(read.data, board.tasks, [...nameOfOperator.keys()])
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Come {{day}}', { day: formatIn(spokenLanguage()).longDay(from) })}
    >
      <Loaded read={{ ...read, data: moves }}>
        {proposed =>
          proposed.length === 0 ? (
            <p>{t('Nessuna visita non assegnata ha lo stesso cliente a un orario vicino.')}</p>
          ) : (
            <List label={t('Proposta')}>
              {proposed.map(({ visit, operators }) => (
                <Row
                  key={visit._id}
                  title={`${visitName(visit, t)}, ${timeWords(visit, t)}`}
                  under={operators.map(operator => nameOfOperator.get(operator)).join(', ')}
                />
              ))}
            </List>
          )
        }
      </Loaded>
      <SheetActions>
        {moves && moves.length > 0 && (
          <Button data-autofocus onClick={() => onPropose(moves)}>
            {t('Assegna {{count}} visite', { count: moves.length })}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
