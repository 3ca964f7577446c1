import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { Inline } from '../../ui/layout/Inline.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { lastRead, moveDay, moveStart } from './moved-values.ts'
import { moveRepeat } from '../series/repeat-values.ts'
import type { TaskForm } from './task-values.ts'
import { late } from '../../ui/late.ts'

/** Few visits end on the next day, or in a night in which the clocks change. */
const TimeNotices = late(async () => (await import('./TimeNotices.tsx')).TimeNotices)

type Props = {
  form: TaskForm
  /** The day for which it stands: what is due is most often put off to tomorrow. */
  dueOn?: Day | undefined
  children?: ReactNode
}

/** When: the day and the clocks, and between them what is given. */
export function TimeFields({ form, dueOn, children }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { full_day, date, start_time } = form.values
  const last = useRef(form.values)
  useEffect(() => {
    last.current = { ...form.values, ...lastRead(last.current, form.values) }
  })
  const toDay = (next: string | null): void =>
    form.setValues({
      ...moveDay(form.values, next, last.current),
      repeat: moveRepeat(form.values.repeat, last.current.date, next),
    })
  return (
    <Fields>
      <DayField label={t('Giorno')} required value={date} error={form.errors['date']} onChange={toDay} />
      {dueOn !== undefined && dueOn <= today && (
        <Inline>
          <Button variant="default" onClick={() => toDay(addDays(today, 1))}>
            {t('Domani')}
          </Button>
        </Inline>
      )}
      {children}
      {!full_day && (
        <SideBySide>
          <ClockField
            label={t('Dalle')}
            required
            value={start_time}
            error={form.errors['start_time']}
            onChange={next => form.setValues(moveStart(form.values, next, last.current))}
          />
          <ClockField label={t('Alle')} required {...fieldOf(form, 'end_time')} />
        </SideBySide>
      )}
      <TimeNotices form={form} />
    </Fields>
  )
}
