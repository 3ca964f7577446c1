import { weekdays, type Weekday } from '@vicino/domain/days/weekday.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from './Settings.module.css'
import type { SettingsForm, TypedStretch } from './settings-values.ts'

/** When somebody answers in the office, day by day; a day without hours is closed. */
export function OpeningHoursFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <Card title={t("Orari d'apertura")}>
      <ul>
        {weekdays.map(({ value, label }) => (
          <li key={value} className={classes.day}>
            <DayHours form={form} day={value} label={t(label)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DayHours({ form, day, label }: { form: SettingsForm; day: Weekday; label: string }) {
  const { t } = useTranslation()
  const stretches = form.values.opening_hours[day]
  const set = (next: TypedStretch[]): void =>
    form.setFieldValue('opening_hours', { ...form.values.opening_hours, [day]: next })
  const error = (index: number, field: keyof TypedStretch) =>
    form.errors[`opening_hours.${day}.${index}.${field}`] ??
    (index === 0 && field === 'from' ? form.errors[`opening_hours.${day}`] : undefined)
  return (
    <>
      <span className={classes.weekday}>{label}</span>
      <span className={classes.closed}>{stretches.length === 0 && t('Chiuso')}</span>
      <Button
        variant="subtle"
        aria-label={t('Aggiungi un orario: {{day}}', { day: label })}
        onClick={() => set([...stretches, { from: null, to: null }])}
      >
        <IconPlus size={20} aria-hidden />
      </Button>
      <div className={classes.stretches}>
        {stretches.map((stretch, index) => {
          const change = (part: Partial<TypedStretch>): void =>
            set(stretches.map((each, at) => (at === index ? { ...each, ...part } : each)))
          return (
            <div key={index} className={classes.stretch}>
              <ClockField
                label={t('Dalle')}
                value={stretch.from}
                error={error(index, 'from')}
                onChange={from => change({ from })}
              />
              <ClockField
                label={t('Alle')}
                value={stretch.to}
                error={error(index, 'to')}
                onChange={to => change({ to })}
              />
              <Button
                variant="subtle"
                aria-label={t("Togli l'orario di {{day}}", { day: label })}
                onClick={() => set(stretches.filter((_, at) => at !== index))}
              >
                <IconTrash size={20} aria-hidden />
              </Button>
            </div>
          )
        })}
      </div>
    </>
  )
}
