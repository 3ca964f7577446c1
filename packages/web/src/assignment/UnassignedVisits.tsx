import { useTranslation } from 'react-i18next'
import type { VisitSelection } from './use-selection.ts'
import type { ShownBoard } from './use-board.ts'
import { VisitCard } from './VisitCard.tsx'
import classes from './Assignment.module.css'

type Props = { board: ShownBoard; selection: VisitSelection }

/** The visits that nobody carries out yet, in the order of the day. */
export function UnassignedVisits({ board: { unassigned, needs }, selection }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.side} aria-label={t('Da assegnare')} data-operator="">
      <h2 className={classes.heading}>
        {t('Da assegnare')} <span className={classes.count}>{unassigned.length}</span>
      </h2>
      {unassigned.length === 0 && <p className={classes.nothing}>{t('Tutte le visite sono assegnate.')}</p>}
      <ul className={classes.cards}>
        {unassigned.map(task => {
          const place = { taskId: task._id, from: null }
          return (
            <VisitCard
              key={task._id}
              task={task}
              from={null}
              needed={needs.get(task._id)}
              chosen={selection.has(place)}
              onToggle={() => selection.toggle(place)}
            />
          )
        })}
      </ul>
    </section>
  )
}
