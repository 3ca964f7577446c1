import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { usePerson } from '../../session/person.ts'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { moveStart, withinADay } from '../form/moved-values.ts'
import { OperatorsField } from '../form/OperatorsField.tsx'
import { PrescribedNewVisit, ServicesField } from '../form/ServicesField.tsx'
import { SeriesBusy } from '../series/SeriesBusy.tsx'
import { neededBy, type TaskForm, timedVisit } from '../form/task-values.ts'
import { TimeNotices } from '../form/TimeNotices.tsx'
import { TitleField } from '../form/TitleField.tsx'
import { QuickClient } from './QuickClient.tsx'
import { QuickRepeat } from './QuickRepeat.tsx'
import classes from './QuickVisit.module.css'
import { StaffedHours } from './StaffedHours.tsx'

/**
 * What a visit needs: for whom, which services, when, by whom, how often. After each choice Enter saves. While a client is
 * looked for, her list has the room of its title and of how often it is: all of it fits beside what was drawn.
 */
export function QuickVisitFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  const fields = useRef<HTMLDivElement>(null)
  const { client, date, full_day, operators } = form.values
  const visit = timedVisit(form.values)
  const needed = neededBy(form.values)
  const toSave = (): void =>
    fields.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  // A choice of the browser's own sends nothing by Enter, and a button means itself: with Ctrl it is the visit everywhere.
  const keys = {
    onKeyDown: (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, target } = event
      if (key !== 'Enter' || !(target instanceof HTMLElement)) return
      // A sheet above it has a save of its own.
      if (target.closest('dialog') !== fields.current?.closest('dialog')) return
      if (!(ctrlKey || metaKey || (target instanceof HTMLSelectElement && !isOpen(target)))) return
      event.preventDefault()
      fields.current?.closest('form')?.requestSubmit()
    },
  }

  // The fields stand once it is known whether a draft waits: later than the sheet, which takes the focus first.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input[type="search"], button[data-services]')?.focus()
  }, [])

  const chosen = useRef(client?._id)
  useEffect(() => {
    if (client && client._id !== chosen.current) toSave()
    chosen.current = client?._id
  }, [client])

  return (
    <div ref={fields} className={classes.fields} {...keys}>
      <QuickClient form={form} />
      <ServicesField form={form} onChosen={toSave} />
      {client && <TitleField form={form} />}
      {!full_day && (
        <SideBySide>
          <ClockField
            label={t('Dalle')}
            required
            value={form.values.start_time}
            error={form.errors['start_time']}
            onChange={next => form.setValues(withinADay(form.values, moveStart(form.values, next)))}
          />
          <ClockField
            label={t('Alle')}
            required
            value={form.values.end_time}
            error={form.errors['end_time'] ?? form.errors['end_date']}
            onChange={next => form.setValues(withinADay(form.values, { end_time: next }))}
          />
        </SideBySide>
      )}
      <TimeNotices form={form} />
      {isHeld(permissions, 'calendar.plan_all', 'write') && (
        <div>
          <OperatorsField {...fieldOf(form, 'operators')} visit={visit} needed={needed} onChosen={toSave} />
          {visit && operators.length > 0 && (
            <StaffedHours visit={visit} needed={needed} operators={operators} />
          )}
        </div>
      )}
      {client && <QuickRepeat form={form} day={date !== null && isDay(date) ? date : null} />}
      {form.values.repeat.frequency !== null && <SeriesBusy values={form.values} />}
      <PrescribedNewVisit form={form} />
    </div>
  )
}

/** Whether its list lies over the page: Enter then takes what is marked in it. */
const isOpen = (select: HTMLSelectElement): boolean =>
  CSS.supports('selector(:open)') && select.matches(':open')
