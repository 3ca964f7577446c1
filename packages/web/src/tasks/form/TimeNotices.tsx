import { formatIn } from '@vicino/domain/days/format.ts'
import { placedTime } from '@vicino/domain/days/repeated-hour.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { morningAfter } from './moved-values.ts'
import type { TaskForm } from './task-values.ts'

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
  const words = [placedTime(date, start_time), placedTime(end_date, end_time)].flatMap(place => {
    if (place === null) return []
    const { typed, problem, placed } = place
    return problem === 'lost_hour'
      ? [t('Quella notte le {{typed}} non ci sono: sono le {{placed}}.', { typed, placed })]
      : [t('Quella notte le {{typed}} ci sono due volte: vale la prima.', { typed })]
  })
  return words.length > 0 && <Notice>{words.join(' ')}</Notice>
}
