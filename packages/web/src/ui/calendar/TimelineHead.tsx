import { type Day, dayOfMonth, weekdayOf } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import classes from './Timeline.module.css'
import unseen from '../unseen.module.css'

type Props = {
  days: readonly Day[]
  today: Day | null
  holidays: ReadonlyMap<Day, string> | undefined
  onOpenDay: (day: Day) => void
}

/** The days above their columns; each opens by itself. */
export function TimelineHead({ days, today, holidays, onOpenDay }: Props) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <div className={classes.days}>
      {days.map(day => {
        const holiday = holidays?.get(day)
        return (
          <button
            key={day}
            type="button"
            className={classes.dayName}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onOpenDay(day)}
          >
            <span className={unseen.unseen}>{[format.longDay(day), holiday].filter(Boolean).join(', ')}</span>
            <span className={classes.weekday} aria-hidden>
              {t(weekdays.find(({ value }) => value === weekdayOf(day))!.label)}
            </span>
            <span className={classes.number} aria-hidden>
              {dayOfMonth(day)}
            </span>
            {holiday !== undefined && (
              <span className={classes.holiday} aria-hidden>
                {holiday}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
