import { addDays } from '@vicino/domain/days/day.ts'
import { movedVisits } from '@vicino/domain/dossiers/moved-visits.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import classes from './MovedVisits.module.css'
import { Moments } from './MovedVisits.tsx'

/** How far ahead is looked: whoever decides has to call these people now. */
const daysAhead = 30

type Props = { change: Parameters<typeof movedVisits>[1] }

/** Which visits of the next month a change of the dossier's status would strike or restore, before it is saved. */
export function VisitsToMove({ change }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const today = useToday()
  const query = { dossierId, startDate: today, endDate: addDays(today, daysAhead) }
  const { data: visits = [] } = useRead(getAllTasks, { query })
  const { struck, restored } = movedVisits(visits, change, today)
  return (
    <div role="status" className={classes.ahead}>
      <Moments
        title={t('Visite che verranno sospese nei prossimi 30 giorni: {{number}}', { number: struck.length })}
        visits={struck}
      />
      <Moments
        title={t('Visite che torneranno nei prossimi 30 giorni: {{number}}', { number: restored.length })}
        visits={restored}
      />
    </div>
  )
}
