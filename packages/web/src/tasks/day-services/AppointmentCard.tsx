import { Clock, minutesOf } from '@vicino/domain/days/clock.ts'
import { type Appointment } from '@vicino/domain/day-services/appointment.ts'
import { totalDuration } from '@vicino/domain/day-services/selected-services.ts'
import type { OverlapError } from '@vicino/domain/day-services/day-problems.ts'
import { startingAt, withServices } from '@vicino/domain/day-services/drawn-up.ts'
import { isRemovable } from '@vicino/domain/day-services/day-changes.ts'
import type { DrawnAppointment } from '@vicino/domain/day-services/rebase.ts'
import { IconListCheck, IconMessagePlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { DurationField } from '../../performances/DurationField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { noServices, overlapWords } from './day-words.ts'
import classes from './DayServices.module.css'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  appointment: DrawnAppointment
  /** The visit that it is; a new one is none yet. */
  standing: Appointment | undefined
  overlap: OverlapError | undefined
  errorAt: (field: 'initialTime' | 'endTime' | 'note') => ReactNode
  onChange: (appointment: DrawnAppointment) => void
  onRemove: () => void
  onChoose: () => void
}

/** One appointment of a day: from when to when, which services, a note. */
export function AppointmentCard(props: Props) {
  const { appointment, standing, overlap, errorAt, onChange, onRemove } = props
  const { t } = useTranslation()
  const { initialTime, endTime, note } = appointment
  const when = `${initialTime}–${endTime}`
  const mayGo = !standing || isRemovable(standing)
  const begin = (typed: string | null): void => {
    const clock = typed ?? ''
    const isSound = [clock, initialTime, endTime].every(one => Clock.safeParse(one).success)
    onChange(isSound ? startingAt(appointment, clock) : { ...appointment, initialTime: clock })
  }
  return (
    <section className={classes.card} aria-label={t('Appuntamento {{when}}', { when })}>
      <div className={classes.times}>
        <ClockField label={t('Dalle')} value={initialTime} onChange={begin} error={errorAt('initialTime')} />
        <ClockField
          label={t('Alle')}
          value={endTime}
          onChange={typed => onChange({ ...appointment, endTime: typed ?? '' })}
          error={errorAt('endTime')}
        />
        {mayGo && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t("Rimuovi l'appuntamento {{when}}", { when })}
            onClick={onRemove}
          >
            <IconTrash size={22} stroke={1.8} aria-hidden />
          </button>
        )}
      </div>
      {!mayGo && <ConfirmedNote taskId={standing.taskId} />}
      {standing?.suspended_by_dossier && <p className={classes.muted}>{t('Sospesa con il dossier')}</p>}
      {overlap && (
        <Notice tone="error" atField>
          {overlapWords(overlap, t)}
        </Notice>
      )}
      <Services {...props} />
      <Note
        note={note}
        error={errorAt('note')}
        onChange={written => onChange({ ...appointment, note: written })}
      />
    </section>
  )
}

/** Why it cannot be taken off the day here, and where it can. */
function ConfirmedNote({ taskId }: { taskId: string }) {
  const { t } = useTranslation()
  return (
    <p className={classes.muted}>
      <Link {...pages.task.link({ taskId })}>{t('Confermata: si rimuove dalla visita')}</Link>
    </p>
  )
}

function Services({ appointment, onChange, onChoose }: Props) {
  const { t } = useTranslation()
  const { selectedServices } = appointment
  const total = totalDuration(selectedServices)
  const put = (serviceId: string, duration: number): void =>
    onChange(
      withServices(
        appointment,
        selectedServices.map(one => (one.serviceId === serviceId ? { ...one, duration } : one)),
      ),
    )
  return (
    <>
      {selectedServices.length === 0 && <p className={classes.none}>{t(noServices.label)}</p>}
      {selectedServices.map(({ serviceId, service_details: { letter, name }, duration, offered }) => (
        <Service key={serviceId} letter={letter} name={dotted([name, !offered && t('non più offerta')])}>
          <DurationField value={duration} onChange={changed => put(serviceId, changed)} />
        </Service>
      ))}
      <div className={classes.foot}>
        <Button variant="default" leftSection={<IconListCheck size={20} aria-hidden />} onClick={onChoose}>
          {selectedServices.length === 0 ? t('Scegli prestazioni') : t('Cambia la scelta')}
        </Button>
        {total > 0 && (
          <span className={classes.sum}>
            {t('Totale {{minutes}}', { minutes: t('{{minutes}} min', { minutes: total }) })}
          </span>
        )}
      </div>
      <LongerThanPlanned appointment={appointment} total={total} />
    </>
  )
}

function Service({ letter, name, children }: { letter: string; name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.service}>
      <span className={classes.letter}>{letter}</span>
      <span id={id} className={classes.name}>
        {name}
      </span>
      <div className={classes.duration}>{children}</div>
    </div>
  )
}

/** Services that do not fit between begin and end: said, not forbidden. */
function LongerThanPlanned({ appointment, total }: { appointment: DrawnAppointment; total: number }) {
  const { t } = useTranslation()
  const length = minutesOf(appointment.endTime) - minutesOf(appointment.initialTime)
  if (!(length > 0 && total > length)) return null
  return (
    <p className={classes.muted} role="status">
      {t("Le prestazioni durano {{total}} min, l'appuntamento {{length}}.", { total, length })}
    </p>
  )
}

type NoteProps = { note: string; error: ReactNode; onChange: (note: string) => void }

function Note({ note, error, onChange }: NoteProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(note !== '')
  if (open || note !== '')
    return <NoteField label={t('Nota')} value={note} onChange={onChange} error={error} minRows={2} />
  return (
    <Button
      variant="subtle"
      leftSection={<IconMessagePlus size={20} stroke={1.8} aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {t('Aggiungi una nota')}
    </Button>
  )
}
