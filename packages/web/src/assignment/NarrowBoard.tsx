import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { OperatorColumn } from './OperatorColumn.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UnassignedVisits } from './UnassignedVisits.tsx'
import { loadWords } from './visit-words.ts'
import type { BoardProps } from './WideBoard.tsx'
import classes from './Assignment.module.css'

/** On a phone: one operator at a time, then what is left to assign. */
export function NarrowBoard({ board, day, selection, onAssign }: BoardProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const column = board.columns.find(({ operator }) => operator._id === chosen) ?? board.columns[0]
  if (!column) return <UnassignedVisits board={board} selection={selection} />
  return (
    <div className={classes.narrow}>
      <SelectField
        label={t('Operatore')}
        options={board.columns.map(({ operator, minutes }) => ({
          value: operator._id,
          label: `${operator.name} · ${loadWords(minutes)}`,
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
      <UnassignedVisits board={board} selection={selection} />
      <SelectionBar selection={selection} shown={column.operator} onAssign={onAssign} />
    </div>
  )
}
