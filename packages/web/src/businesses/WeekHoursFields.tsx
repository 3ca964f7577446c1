import { weekdays, type Weekday } from '@vicino/domain/days/weekday.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ClockField } from '../ui/fields/ClockField.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './WeekHours.module.css'
import type { TypedStretch, TypedWeek } from './week-hours.ts'

type Props = {
  /** Left out where it stands above the week already. */
  title?: string
  /** What a day without hours is called. */
  none: string
  /** The name of the field in the form, by which its errors are found. */
  field: string
  week: TypedWeek
  errors: Readonly<Record<string, ReactNode>>
  onChange: (week: TypedWeek) => void
}

/** The hours of an ordinary week, day by day, each of some stretches. */
export function WeekHoursFields({ title, week, onChange, ...props }: Props) {
  const { t } = useTranslation()
  const days = (
    <ul>
      {weekdays.map(({ value, label }) => (
        <li key={value} className={classes.day}>
          <DayHours
            {...props}
            day={value}
            label={t(label)}
            stretches={week[value]}
            onChange={stretches => onChange({ ...week, [value]: stretches })}
          />
        </li>
      ))}
    </ul>
  )
  return title === undefined ? days : <Card title={title}>{days}</Card>
}

type DayProps = Omit<Props, 'title' | 'week' | 'onChange'> & {
  day: Weekday
  label: string
  stretches: TypedStretch[]
  onChange: (stretches: TypedStretch[]) => void
}

function DayHours({ none, field, errors, day, label, stretches, onChange: set }: DayProps) {
  const { t } = useTranslation()
  const error = (index: number, part: keyof TypedStretch) =>
    errors[`${field}.${day}.${index}.${part}`] ??
    (index === 0 && part === 'from' ? errors[`${field}.${day}`] : undefined)
  return (
    <>
      <span className={classes.weekday}>{label}</span>
      <span className={classes.closed}>{stretches.length === 0 && none}</span>
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
                aria-label={t("Rimuovi l'orario di {{day}}", { day: label })}
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
