import { nextTime } from '@vicino/domain/day-services/drawn-up.ts'
import type { DrawnAppointment } from '@vicino/domain/day-services/rebase.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useServices } from '../../services/use-services.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { withToggled } from './drawn-services.ts'

type Props = {
  day: Day
  appointments: readonly DrawnAppointment[]
  put: (appointments: DrawnAppointment[]) => void
}

/** Puts the service that the address brings along into its visit, once; nothing is planned before somebody saves it. */
export function ServiceToAdd(props: Props) {
  const { service } = usePage(pages.dayServices).search
  return service === undefined ? null : (
    <Adding key={`${props.day} ${service}`} {...props} serviceId={service} />
  )
}

function Adding({ day, appointments, put, serviceId }: Props & { serviceId: string }) {
  const { t } = useTranslation()
  const { taskId } = usePage(pages.dayServices).search
  const { data: services } = useServices(day)
  const service = services?.find(({ _id }) => _id === serviceId)
  const [done, setDone] = useState<'added' | 'there' | 'fixed' | null>(null)
  const add = useEffectEvent((found: Service): void => {
    if (done !== null) return
    const visit = taskId === undefined ? appointments[0] : appointments.find(one => one.taskId === taskId)
    if (taskId !== undefined && !visit) return setDone('fixed')
    if (visit?.selectedServices.some(({ service_details }) => service_details.code === found.code))
      return setDone('there')
    const added = withToggled(visit ?? newAppointment(appointments), found)
    put(visit ? appointments.map(one => (one === visit ? added : one)) : [...appointments, added])
    setDone('added')
  })
  useEffect(() => {
    if (service) add(service)
  }, [service])
  if (services && !service)
    return <Notice tone="attention">{t('Questa prestazione non è più offerta: sceglierne un’altra.')}</Notice>
  if (!service || done === null) return null
  const words = {
    added: t('{{name}} è aggiunta alla visita. Vale da quando si salva.', { name: service.name }),
    there: t('{{name}} è già in questa visita.', { name: service.name }),
    fixed: t('Questa visita non si cambia da qui: scegliere un altro giorno.'),
  }
  return <Notice tone={done === 'fixed' ? 'attention' : 'info'}>{words[done]}</Notice>
}

const newAppointment = (appointments: readonly DrawnAppointment[]): DrawnAppointment => ({
  _id: newId(),
  ...nextTime(appointments),
  note: '',
  selectedServices: [],
})
