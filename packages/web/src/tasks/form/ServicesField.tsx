import { totalDuration } from '@vicino/domain/day-services/selected-services.ts'
import { followServices } from '@vicino/domain/day-services/new-visit-services.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { IconListCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Picked, PickedLine } from '../../ui/fields/Picked.tsx'
import { late } from '../../ui/late.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import classes from './ServicesField.module.css'
import type { ChosenService, TaskForm } from './task-values.ts'
import { dotted } from '../../i18n/dotted.ts'

const ServicePicker = late(
  async () => (await import('../../services/ServicePicker.tsx')).ServicePicker,
  <RowsSkeleton />,
)

const VisitPrescription = late(
  async () => (await import('../../prescriptions/VisitPrescription.tsx')).VisitPrescription,
)

/** With the recurrences, which the preview of a series needs too. */
const PrescribedSeries = late(async () => (await import('../series/NewSeriesPreview.tsx')).PrescribedSeries)

type Props = {
  form: TaskForm
  /** The choice is over, and the focus is back. */
  onChosen?: () => void
}

/** For which services a new visit is: they make its title and its length, unless somebody gave it others. */
export function ServicesField({ form, onChosen }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [open, setOpen] = useState(false)
  const { services, date } = form.values
  const total = totalDuration(services)
  const told = useEffectEvent(() => onChosen?.())
  const chose = useRef(false)
  useEffect(() => {
    if (chose.current) told()
    chose.current = open
  }, [open])
  const close = (): void => setOpen(false)
  const put = (next: ChosenService[]): void =>
    form.setValues({ ...followServices(form.values, services, next), services: next })
  const without = (code: string): ChosenService[] => services.filter(one => one.code !== code)
  const toggle = ({
    _id,
    code,
    group,
    letter,
    name,
    category,
    duration,
    min_qualification,
  }: Service): void => {
    const others = without(code)
    const chosen = { serviceId: _id, code, group, letter, name, category, duration, min_qualification }
    put(others.length === services.length ? [...services, chosen] : others)
  }
  const day = date !== null && isDay(date) ? date : null
  return (
    <FieldFrame label={t('Prestazioni')} error={form.errors['services']}>
      <PickedLine>
        {services.map(({ code, name, duration }) => (
          <Picked key={code} onRemove={() => put(without(code))}>
            {dotted([name, t('{{minutes}} min', { minutes: duration })])}
          </Picked>
        ))}
        <Button
          variant="default"
          data-services
          leftSection={<IconListCheck size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {services.length === 0 ? t('Scegli prestazioni') : t('Cambia la scelta')}
        </Button>
      </PickedLine>
      <Sheet open={open} onClose={close} title={t('Prestazioni')}>
        <ServicePicker
          date={day ?? today}
          chosen={services}
          onToggle={toggle}
          onRemove={code => put(without(code))}
        />
        <div className={classes.done}>
          <SheetActions>
            <Button onClick={close}>{t('Continua')}</Button>
            {total > 0 && (
              <span className={classes.total}>
                {t('Totale {{minutes}}', { minutes: t('{{minutes}} min', { minutes: total }) })}
              </span>
            )}
          </SheetActions>
        </div>
      </Sheet>
    </FieldFrame>
  )
}

/**
 * How the services of a new visit stand to what is prescribed. It comes when it has been read: below all that is written,
 * so that nothing moves under the hand.
 */
export function PrescribedNewVisit({ form: { values } }: { form: TaskForm }) {
  const { services, date, client, repeat } = values
  if (!client || services.length === 0 || date === null || !isDay(date)) return null
  if (repeat.frequency !== null)
    return <PrescribedSeries dossierId={client._id} date={date} values={values} />
  return (
    <VisitPrescription
      dossierId={client._id}
      date={date}
      services={services}
      drawn={services.map(({ code, letter, duration: minutes }) => ({ code, letter, minutes }))}
    />
  )
}
