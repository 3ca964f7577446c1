import { formatIn } from '@vicino/domain/days/format.ts'
import { placeOf } from '@vicino/domain/days/repeated-hour.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { fillDay, lastRead, morningAfter, moveDay, moveStart, notBefore } from './moved-values.ts'
import { moveRepeat } from '../series/repeat-values.ts'
import type { TaskForm } from './task-values.ts'

/** When: a day or several, by the clock or all day. */
export function TimeFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { full_day, date, start_time } = form.values
  const last = useRef(form.values)
  useEffect(() => {
    last.current = { ...form.values, ...lastRead(last.current, form.values) }
  })
  return (
    <Fields>
      <SwitchField
        label={t('Tutto il giorno')}
        value={full_day}
        onChange={next => form.setValues(fillDay(next))}
      />
      <SideBySide>
        <DayField
          label={t('Giorno')}
          required
          value={date}
          error={form.errors['date']}
          onChange={next =>
            form.setValues({
              ...moveDay(form.values, next, last.current),
              repeat: moveRepeat(form.values.repeat, last.current.date, next),
            })
          }
        />
        <DayField label={t('Fino al giorno')} {...notBefore(date)} {...fieldOf(form, 'end_date')} />
      </SideBySide>
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

/** What there is to say of the hours that are written: a night, and the two in which the clocks change. */
export function TimeNotices({ form }: { form: TaskForm }) {
  return (
    <>
      <NightNotice form={form} />
      <ClockChangeNotice form={form} />
    </>
  )
}

/** A night watch ends on the next day: one tap writes it. */
function NightNotice({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const morning = morningAfter(form.values)
  if (morning === null) return null
  const day = formatIn(spokenLanguage()).shortDay(morning)
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Finisce {{day}}', { day }), take: () => form.setFieldValue('end_date', morning) },
      ]}
    >
      {t("L'ora di fine viene prima dell'inizio: continua il giorno dopo?")}
    </Notice>
  )
}

/**
 * In the two nights in which the clocks change a visit keeps the time that was typed (decision 0041); where the day has
 * it twice, or not at all, it is said when that is.
 */
function ClockChangeNotice({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { full_day, date, end_date, start_time, end_time } = form.values
  if (full_day) return null
  const words = [placeOf(date, start_time), placeOf(end_date, end_time)].flatMap(place => {
    if (place === null) return []
    const { typed, problem, placed } = place
    return problem === 'lost_hour'
      ? [t('Quella notte le {{typed}} non ci sono: sono le {{placed}}.', { typed, placed })]
      : [t('Quella notte le {{typed}} ci sono due volte: vale la prima.', { typed })]
  })
  return words.length > 0 && <Notice>{words.join(' ')}</Notice>
}
