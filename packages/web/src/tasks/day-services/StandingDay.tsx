import type { Appointment, DayServices } from '@vicino/domain/day-services/appointment.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { nothingOrdered, type SaidOfVisits, useOrdered } from '../calendar/use-ordered.ts'
import { statusLabel } from '../task-words.ts'
import { LeftOn } from './left-on.ts'
import { fixedWords, noServices } from './day-words.ts'
import classes from './DayServices.module.css'
import { Said } from './Said.tsx'
import { dotted } from '../../i18n/dotted.ts'

type Props = { dayServices: DayServices; dossierId: string }

/** A day that is only read, each of its appointments with whether it is prescribed. */
export function StandingDay({ dayServices, dossierId }: Props) {
  const { t } = useTranslation()
  const { ordered, onRead, OrderedVisits } = useOrdered()
  const { day } = dayServices
  if (dayServices.appointments.length === 0)
    return <EmptyState icon={IconCalendarOff} words={t('Nessun appuntamento')} />
  return (
    <div className={classes.appointments}>
      <StandingAppointments appointments={dayServices.appointments} ordered={ordered} />
      <OrderedVisits dossierId={dossierId} startDate={day} endDate={day} onRead={onRead} />
      <p className={classes.total}>
        {t('Totale del giorno: {{minutes}} min', { minutes: dayServices.totalDuration })}
      </p>
      <LeftOn dossierId={dossierId} date={day} />
    </div>
  )
}

type StandingProps = { appointments: readonly Appointment[]; ordered?: SaidOfVisits }

/** Appointments that are not changed here, each leading to its visit. Where the day is written, it says itself what is not ordered. */
export const StandingAppointments = ({ appointments, ordered = nothingOrdered }: StandingProps) => (
  <ul className={classes.standing}>
    {appointments.map(appointment => (
      <StandingAppointment
        key={appointment._id}
        appointment={appointment}
        said={ordered.get(appointment.taskId)}
      />
    ))}
  </ul>
)

type AppointmentProps = { appointment: Appointment; said: string | undefined }

function StandingAppointment({ appointment, said }: AppointmentProps) {
  const { t } = useTranslation()
  const { taskId, initialTime, endTime, title, status, selectedServices } = appointment
  const reason = fixedWords(appointment, t)
  return (
    <li className={classes.card} data-over={status === 'not_done' || status === 'completed' || undefined}>
      <Link {...pages.task.link({ taskId })} className={classes.visit}>
        <span className={classes.time}>
          {initialTime}–{endTime}
        </span>
        <span className={classes.title}>{title}</span>
        <span className={classes.muted}>{t(statusLabel(status, 'client'))}</span>
      </Link>
      {selectedServices.length === 0 && <p className={classes.muted}>{t(noServices.label)}</p>}
      {selectedServices.length > 0 && (
        <ul className={classes.plainServices}>
          {selectedServices.map(({ serviceId, service_details: { letter, name }, duration, offered }) => (
            <li key={serviceId}>
              <span>{dotted([letter, name, offered ? '' : t('non più offerta')])}</span>
              <span className={classes.minutes}>{t('{{minutes}} min', { minutes: duration })}</span>
            </li>
          ))}
        </ul>
      )}
      {said !== undefined && <Said words={said} />}
      {reason !== '' && <p className={classes.muted}>{reason}</p>}
    </li>
  )
}
