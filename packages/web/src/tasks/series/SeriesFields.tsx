import { isDay } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { type Frequency, mostInterval } from '@vicino/domain/series/pattern.ts'
import { mostVisits } from '@vicino/domain/series/repeat.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { ManyChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { FieldFrame, Fields } from '../../ui/fields/FieldFrame.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { moveDay, notBefore } from '../form/moved-values.ts'
import {
  monthDaysOn,
  nextFirst,
  onOfMonthDay,
  repeatOf,
  repeatProblems,
  type RepeatValues,
} from './repeat-values.ts'
import { monthDayWords } from './repeat-words.ts'
import type { TaskForm } from '../form/task-values.ts'
import { late } from '../../ui/late.ts'

const NewSeriesPreview = late(async () => (await import('./NewSeriesPreview.tsx')).NewSeriesPreview)

const intervalWords: Record<Frequency, { label: string }> = {
  daily: { label: 'Ogni quanti giorni' },
  weekly: { label: 'Ogni quante settimane' },
  monthly: { label: 'Ogni quanti mesi' },
  yearly: { label: 'Ogni quanti anni' },
}

const endings = [
  { value: 'until', label: 'A una data' },
  { value: 'count', label: 'Dopo un numero di volte' },
] as const

type Props = {
  form: TaskForm
  frequency: Frequency
  /** The rule is new, so that it is said what it plans. */
  isNew: boolean
}

/** How a task comes again: how often, on which days, until when. */
export function SeriesFields({ form, frequency, isNew }: Props) {
  const { t } = useTranslation()
  const { repeat, date } = form.values
  const of = <Name extends keyof RepeatValues>(name: Name) => ({
    value: repeat[name],
    onChange: (value: RepeatValues[Name]) => form.setFieldValue(`repeat.${name}`, value as never),
    error: form.errors[`repeat.${name}`],
  })
  return (
    <Fields>
      <Stepper label={t(intervalWords[frequency].label)} min={1} max={mostInterval} {...of('interval')} />
      {frequency === 'weekly' && (
        <ManyChips label={t('Giorni della settimana')} required options={weekdays} {...of('weekdays')} />
      )}
      {frequency === 'monthly' && <MonthDayField form={form} />}
      <FieldFrame label={t('La serie finisce')}>
        <Segmented full label={t('La serie finisce')} options={endings} {...of('ends')} />
      </FieldFrame>
      {repeat.ends === 'until' ? (
        <DayField label={t('Ultimo giorno della serie')} required {...notBefore(date)} {...of('until')} />
      ) : (
        <Stepper label={t('Quante volte')} min={1} max={mostVisits} {...of('count')} />
      )}
      <SwitchField label={t('Salta i giorni festivi')} {...of('skip_holidays')} />
      <FirstNotice form={form} />
      {isNew && <Preview form={form} />}
    </Fields>
  )
}

/** The library of recurrences comes when there is something to count. */
function Preview({ form }: { form: TaskForm }) {
  const { repeat, date } = form.values
  const isSound = date !== null && isDay(date) && repeatProblems(repeat, date).length === 0
  const rule = isSound ? repeatOf(repeat, date) : undefined
  return rule && <NewSeriesPreview repeat={rule} date={date!} values={form.values} />
}

/** The day of the month, in the ways in which the first day may be meant. */
function MonthDayField({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { repeat, date } = form.values
  if (date === null || !isDay(date)) return null
  const options = monthDaysOn(date).map(way => ({
    value: way,
    label: monthDayWords(onOfMonthDay(way, date), t),
  }))
  return (
    <SelectField
      label={t('Nel mese')}
      options={options}
      value={repeat.month_day}
      onChange={way => way && form.setFieldValue('repeat.month_day', way)}
    />
  )
}

/** The first day is none of the series: one tap begins it on the next that is. */
function FirstNotice({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { repeat, date } = form.values
  const first = repeat.frequency === 'weekly' && repeat.weekdays.length === 0 ? null : nextFirst(repeat, date)
  if (first === null) return null
  const day = formatIn(spokenLanguage()).shortDay(first)
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Comincia {{day}}', { day }), take: () => form.setValues(moveDay(form.values, first)) },
      ]}
    >
      {t('Il giorno scelto non fa parte della serie.')}
    </Notice>
  )
}
