import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { untitled } from '@vicino/domain/tasks/task.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCalendarPlus, IconCalendarRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import classes from './CarePlan.module.css'

type Props = {
  dossierId: Id
  serviceId: Id
  /** Where new visits of it are planned, where it says how often. */
  newVisits?: LinkTarget
  onClose: () => void
}

const daysAhead = 13
/** More visits than these are found in the calendar. */
const shownAtMost = 6

/** Into which visits a service goes: those that are planned already, a whole series by one of them, or new ones. */
export function VisitsSheet({ dossierId, serviceId, newVisits, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const query = { dossierId, startDate: today, endDate: addDays(today, daysAhead), type: 'client' as const }
  const read = useRead(getAllTasks, { query })
  const format = formatIn(spokenLanguage())
  return (
    <Sheet open onClose={onClose} title={t('Metti in calendario')}>
      <Stack>
        <p className={classes.muted}>
          {t('In una visita che c’è già: se è di una serie, salvando si sceglie fin dove vale.')}
        </p>
        <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
          {tasks => {
            const open = tasks.filter(({ status }) => status === 'pending' || status === 'confirmed')
            if (open.length === 0 && !newVisits)
              return <EmptyState icon={IconCalendarPlus} words={t('Nessuna visita nei prossimi 14 giorni')} />
            return (
              <List label={t('Prossime visite')}>
                {open.slice(0, shownAtMost).map(({ _id: taskId, date, title, start_time, series }) => (
                  <Row
                    key={taskId}
                    start={<RowIcon icon={series ? IconCalendarRepeat : IconCalendarPlus} />}
                    title={`${format.longDay(date)}${start_time === null ? '' : `, ${start_time}`}`}
                    under={title || t(untitled.label)}
                    link={pages.dayServices.link({ dossierId }, { date, service: serviceId, taskId })}
                  />
                ))}
                {newVisits && (
                  <Row
                    start={<RowIcon icon={IconCalendarPlus} />}
                    title={t('Nuove visite')}
                    under={t('Con la frequenza del piano, da controllare prima di salvare')}
                    link={newVisits}
                  />
                )}
              </List>
            )
          }}
        </Loaded>
      </Stack>
    </Sheet>
  )
}
