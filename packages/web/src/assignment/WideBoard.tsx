import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { holdScroll } from '../ui/calendar/pointer-drag.ts'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { useRemembered } from '../ui/use-remembered.ts'
import { dragCard } from './board-drag.ts'
import type { BoardProps } from './board-props.ts'
import { OperatorColumn } from './OperatorColumn.tsx'
import { OperatorRows } from './OperatorRows.tsx'
import { VisitSelectionBar } from './VisitSelectionBar.tsx'
import { UnassignedVisits } from './UnassignedVisits.tsx'
import classes from './Assignment.module.css'

const layouts = [
  { value: 'columns', label: 'Colonne' },
  { value: 'hours', label: 'Ore' },
] as const
type Layout = (typeof layouts)[number]['value']

/** The unassigned visits at the side, the operators beside each other or along the hours; cards are chosen or dragged. */
export function WideBoard({ board, day, selection, onAssign }: BoardProps) {
  const { t } = useTranslation()
  const [layout, setLayout] = useRemembered<Layout>('board', 'columns')
  const element = useRef<HTMLDivElement>(null)
  // A dragged card takes the chosen ones with it where it is one of them.
  const press = useEffectEvent((event: PointerEvent) =>
    dragCard(event, (place, to) => onAssign(to, selection.has(place) ? selection.places : [place])),
  )
  useEffect(() => {
    const pressed = element.current!
    const release = holdScroll(pressed)
    pressed.addEventListener('pointerdown', press)
    return () => {
      release()
      pressed.removeEventListener('pointerdown', press)
    }
  }, [])
  const operators = board.columns.map(column => ({
    column,
    board,
    day,
    selection,
    onAssign: () => onAssign(column.operator._id, selection.places),
  }))
  return (
    <>
      <div className={classes.layouts}>
        <Segmented label={t('Disposizione')} options={layouts} value={layout} onChange={setLayout} />
      </div>
      <div ref={element} className={classes.board}>
        <UnassignedVisits board={board} selection={selection} />
        {layout === 'hours' ? (
          <OperatorRows operators={operators} />
        ) : (
          <div
            className={classes.columns}
            role="region"
            aria-label={t('Operatori')}
            tabIndex={0}
            data-scrolls=""
          >
            {operators.map(operator => (
              <OperatorColumn key={operator.column.operator._id} {...operator} />
            ))}
          </div>
        )}
      </div>
      <VisitSelectionBar board={board} day={day} selection={selection} onAssign={onAssign} />
    </>
  )
}
