import type { Day } from '@vicino/domain/days/day.ts'
import { weekdayOf } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import classes from './MonthGrid.module.css'

/** The names of the week's days above a month. */
export function MonthHead({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <div role="row" className={classes.head}>
      {days.map(day => (
        <span key={day} role="columnheader" aria-label={format.weekday(day)}>
          {t(weekdays.find(({ value }) => value === weekdayOf(day))!.label)}
        </span>
      ))}
    </div>
  )
}
