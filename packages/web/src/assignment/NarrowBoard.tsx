import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { OperatorColumn } from './OperatorColumn.tsx'
import { VisitSelectionBar } from './VisitSelectionBar.tsx'
import { UnassignedVisits } from './UnassignedVisits.tsx'
import { loadWords } from '../tasks/load-words.ts'
import type { BoardProps } from './board-props.ts'
import classes from './Assignment.module.css'
import { dotted } from '../i18n/dotted.ts'

/** On a phone: what is left to assign, then one operator at a time. */
export function NarrowBoard({ board, day, selection, onAssign }: BoardProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const column = board.columns.find(({ operator }) => operator._id === chosen) ?? board.columns[0]
  if (!column) return <UnassignedVisits board={board} selection={selection} />
  return (
    <div className={classes.narrow}>
      <UnassignedVisits board={board} selection={selection} />
      <SelectField
        label={t('Operatore')}
        options={board.columns.map(({ operator, minutes }) => ({
          value: operator._id,
          label: dotted([operator.name, loadWords(minutes)]),
        }))}
        value={column.operator._id}
        onChange={setChosen}
      />
      <OperatorColumn
        column={column}
        board={board}
        day={day}
        selection={selection}
        onAssign={() => onAssign(column.operator._id, selection.places)}
      />
      <VisitSelectionBar board={board} day={day} selection={selection} onAssign={onAssign} />
    </div>
  )
}
