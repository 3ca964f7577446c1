import { type DayServices } from '@vicino/domain/day-services/appointment.ts'
import { totalDuration } from '@vicino/domain/day-services/selected-services.ts'
import { overlapErrors } from '@vicino/domain/day-services/day-problems.ts'
import { nextTime } from '@vicino/domain/day-services/drawn-up.ts'
import type { DrawnAppointment } from '@vicino/domain/day-services/rebase.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { Fragment, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { Arrival } from '../../ui/page/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { OverlapSheet } from '../LateOverlapSheets.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { CopyDay } from './CopyDay.tsx'
import classes from './DayServices.module.css'
import type { DayValues } from './day-values.ts'
import { late } from '../../ui/late.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { StandingAppointments } from './StandingDay.tsx'
import { drawnMinutes, without, withToggled } from './drawn-services.ts'
import { useDayServices } from './use-day-services.ts'

const ServicePicker = late(
  async () => (await import('../../services/ServicePicker.tsx')).ServicePicker,
  <RowsSkeleton />,
)

const VisitPrescription = late(
  async () => (await import('../../prescriptions/VisitPrescription.tsx')).VisitPrescription,
)

/** Seldom does an address bring a service along. */
const ServiceToAdd = late(async () => (await import('./ServiceToAdd.tsx')).ServiceToAdd)

/** Seldom do two people plan one day at once. */
const DayConflictSheet = late(async () => (await import('./DayConflictSheet.tsx')).DayConflictSheet)

/** Most days are of visits that stand alone. */
const ScopeSheet = late(async () => (await import('../series/ScopeSheet.tsx')).ScopeSheet)

type Props = {
  dayServices: DayServices
  dossierId: string
}

/** The form of a day. Choosing the services of an appointment is a step of its own; a step back loses nothing. */
export function DayEditor({ dayServices: latest, dossierId }: Props) {
  const { t } = useTranslation()
  const [choosingFor, setChoosingFor] = useState<string | null>(null)
  const [turned, setTurned] = useState(false)
  const { draft, dayServices, isTyped, changedMeanwhile, save, overlap, conflict, question } = useDayServices(
    dossierId,
    latest,
  )
  const { form } = draft
  const put = (appointments: DrawnAppointment[]): void => form.setFieldValue('appointments', appointments)
  const chosen = form.values.appointments.find(({ _id }) => _id === choosingFor)
  const turn = (to: string | null): void => {
    setChoosingFor(to)
    setTurned(true)
    // After the step has taken the focus, which would hide the title under the client's name.
    requestAnimationFrame(() => scrollTo({ top: 0 }))
  }
  const endChoice = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    turn(null)
  }
  // A day that opens leaves the focus with what opened it: whoever steps through days goes on stepping.
  const Step = turned ? Arrival : Fragment
  const asked = save.code === 'overlap' || conflict !== null
  return (
    <>
      <DraftForm
        draft={chosen ? { ...draft, submit: endChoice } : draft}
        banner={asked ? null : save.banner}
        changedMeanwhile={changedMeanwhile}
        {...(chosen && { saveLabel: t('Continua') })}
      >
        {chosen ? (
          <ServicePicker
            date={dayServices.day}
            chosen={chosen.selectedServices.map(({ service_details }) => service_details)}
            onToggle={service => put(replaced(form.values, withToggled(chosen, service)))}
            onRemove={code => put(replaced(form.values, without(chosen, code)))}
          />
        ) : (
          <Step>
            {draft.ready && (
              <ServiceToAdd appointments={form.values.appointments} day={dayServices.day} put={put} />
            )}
            <Appointments
              dayServices={dayServices}
              dossierId={dossierId}
              draft={draft}
              put={put}
              onChoose={turn}
            />
          </Step>
        )}
      </DraftForm>
      {!chosen && (
        <CopyDay dayServices={dayServices} dossierId={dossierId} unsaved={isTyped} saving={draft.saving} />
      )}
      {overlap && <OverlapSheet {...overlap} />}
      {question && <ScopeSheet question={question} />}
      <DayConflictSheet conflict={conflict} onClose={save.clear} />
    </>
  )
}

const replaced = ({ appointments }: DayValues, next: DrawnAppointment): DrawnAppointment[] =>
  appointments.map(one => (one._id === next._id ? next : one))

type AppointmentsProps = Props & {
  draft: ReturnType<typeof useDayServices>['draft']
  put: (appointments: DrawnAppointment[]) => void
  onChoose: (appointment: string) => void
}

function Appointments({ dayServices, dossierId, draft: { form }, put, onChoose }: AppointmentsProps) {
  const { t } = useTranslation()
  const { appointments } = form.values
  const fixed = dayServices.appointments.filter(one => one.fixed !== null)
  const errors = overlapErrors([...fixed, ...appointments])
  const chosen = [...fixed, ...appointments].flatMap(one => one.selectedServices)
  const minutes = totalDuration(chosen)
  const services = [...new Map(chosen.map(one => [one.service_details.code, one.service_details])).values()]
  const add = (): void =>
    put([
      ...appointments,
      { _id: newId(), ...nextTime([...fixed, ...appointments]), note: '', selectedServices: [] },
    ])
  return (
    <div className={classes.appointments}>
      {fixed.length > 0 && <StandingAppointments appointments={fixed} />}
      {fixed.length + appointments.length === 0 && (
        <EmptyState
          icon={IconCalendarPlus}
          words={t('In questo giorno non è pianificato nulla')}
          more={t('Il primo appuntamento inizia alle 08:00.')}
        />
      )}
      {appointments.map((appointment, at) => (
        <AppointmentCard
          key={appointment._id}
          appointment={appointment}
          standing={dayServices.appointments.find(({ taskId }) => taskId === appointment.taskId)}
          overlap={errors.get(appointment._id)}
          errorAt={field => form.errors[`appointments.${at}.${field}`]}
          onChange={next => put(appointments.toSpliced(at, 1, next))}
          onRemove={() => put(appointments.toSpliced(at, 1))}
          onChoose={() => onChoose(appointment._id)}
        />
      ))}
      {form.errors['appointments'] && <Notice tone="error">{form.errors['appointments']}</Notice>}
      <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
        {t('Aggiungi appuntamento')}
      </Button>
      <VisitPrescription
        dossierId={dossierId}
        date={dayServices.day}
        services={services}
        drawn={drawnMinutes(appointments, dayServices)}
      />
      {minutes > 0 && <p className={classes.total}>{t('Totale del giorno: {{minutes}} min', { minutes })}</p>}
    </div>
  )
}
