import type { Appointment, DayServices } from '@vicino/domain/day-services/appointment.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { useOrdered } from '../calendar/use-ordered.ts'
import { statusLabel } from '../task-words.ts'
import { fixedWords, noServices } from './day-words.ts'
import classes from './DayServices.module.css'
import { Said } from './Said.tsx'

type Props = { dayServices: DayServices; dossierId: string }

/** A day that is only read. */
export function StandingDay({ dayServices, dossierId }: Props) {
  const { t } = useTranslation()
  if (dayServices.appointments.length === 0)
    return <EmptyState icon={IconCalendarOff} words={t('Nessun appuntamento')} />
  return (
    <div className={classes.appointments}>
      <StandingAppointments
        appointments={dayServices.appointments}
        day={dayServices.day}
        dossierId={dossierId}
      />
      <p className={classes.total}>
        {t('Totale del giorno: {{minutes}} min', { minutes: dayServices.totalDuration })}
      </p>
    </div>
  )
}

type StandingProps = { appointments: readonly Appointment[]; day: Day; dossierId: string }

/** Appointments that are not changed here, each leading to its visit, with whether it is prescribed. */
export function StandingAppointments({ appointments, day, dossierId }: StandingProps) {
  const { ordered, onRead, OrderedVisits } = useOrdered()
  return (
    <>
      <ul className={classes.standing}>
        {appointments.map(appointment => (
          <StandingAppointment
            key={appointment._id}
            appointment={appointment}
            said={ordered.get(appointment.taskId)}
          />
        ))}
      </ul>
      <OrderedVisits dossierId={dossierId} startDate={day} endDate={day} onRead={onRead} />
    </>
  )
}

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
        <span className={classes.muted}>{t(statusLabel(status))}</span>
      </Link>
      {selectedServices.length === 0 && <p className={classes.muted}>{t(noServices.label)}</p>}
      {selectedServices.length > 0 && (
        <ul className={classes.plainServices}>
          {selectedServices.map(({ serviceId, service_details: { letter, name }, duration, offered }) => (
            <li key={serviceId}>
              <span>{[letter, name, offered ? '' : t('non più offerta')].filter(Boolean).join(' · ')}</span>
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
