import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { getTour, type TourStop } from '@vicino/domain/tasks/calendar-print.contract.ts'
import { isStruck } from '@vicino/domain/tasks/task-status.ts'

import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/person.ts'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import type { Calendar } from '../calendar/use-calendar.ts'
import { statusBadge } from '../task-words.ts'
import { titleWords } from '../title-words.ts'
import { PaperFrame } from './PaperFrame.tsx'
import { timeOnPaper, visitedClient } from './paper-words.ts'
import classes from './Print.module.css'

/**
 * Somebody's visits of a day with addresses and phones on one page, and room to write. How one gets in stays out of
 * it: a sheet that is lost must not open a door.
 */
export function TourSheet({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { day, filter, of } = calendar
  const { _id: me, name } = usePerson()
  const operatorId = of === 'mine' ? me : filter.operatorId
  const read = useRead(
    getTour,
    { params: { date: day }, query: { operatorId: operatorId ?? me } },
    { when: operatorId !== undefined },
  )
  if (operatorId === undefined)
    return <Notice>{t('Scegliere di chi è il giro: un foglio per ogni operatore.')}</Notice>
  const whose = (stops: readonly TourStop[]): string =>
    stops.flatMap(({ task }) => task.operators).find(({ _id }) => _id === operatorId)?.name ??
    (operatorId === me ? name : '')
  return (
    <Loaded read={read} skeleton={<FormSkeleton />}>
      {stops => (
        <PaperFrame
          about={t('Giro di {{name}}', { name: whose(stops) })}
          days={[day]}
          operatorId={operatorId}
        >
          <section className={classes.day}>
            <h2>{formatIn(spokenLanguage()).longDayWithYear(day)}</h2>
            {stops.length === 0 && <p>{t('Nessun appuntamento')}</p>}
            {stops.length > 0 && <Tour stops={stops} day={day} />}
          </section>
        </PaperFrame>
      )}
    </Loaded>
  )
}

function Tour({ stops, day }: { stops: readonly TourStop[]; day: Day }) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.when}>
            {t('Orario')}
          </th>
          <th scope="col">{t('Cliente')}</th>
          <th scope="col">{t('Indirizzo e telefono')}</th>
          <th scope="col" className={classes.room}>
            {t('Appunti')}
          </th>
        </tr>
      </thead>
      <tbody>
        {stops.map(stop => (
          <Stop key={stop.task._id} stop={stop} day={day} />
        ))}
      </tbody>
    </table>
  )
}

function Stop({ stop: { task, reach }, day }: { stop: TourStop; day: Day }) {
  const { t } = useTranslation()
  const isVisit = task.type === 'client'
  return (
    <tr data-struck={isStruck(task) || undefined}>
      <td className={classes.when}>{timeOnPaper(task, day, t)}</td>
      <td>
        <span className={classes.name}>{visitedClient(task, t) || titleWords(task, t)}</span>
        {reach && <span className={classes.line}>{formatIn(spokenLanguage()).day(reach.birthday)}</span>}
        {isVisit && <span className={classes.line}>{titleWords(task, t)}</span>}
        {isStruck(task) && <span className={classes.line}>{statusBadge(task, t).label}</span>}
      </td>
      <td>
        {reach?.address && <span className={classes.line}>{reach.address.full_address}</span>}
        {reach?.phone && <span className={classes.phone}>{formatPhone(reach.phone)}</span>}
      </td>
      <td className={classes.room}>{'\u00a0'}</td>
    </tr>
  )
}
