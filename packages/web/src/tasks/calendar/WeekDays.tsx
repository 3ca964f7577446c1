import { type Day, dayOfMonth } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import unseen from '../../ui/unseen.module.css'
import classes from './WeekList.module.css'

type Props = {
  days: readonly Day[]
  /** The one that is shown below. */
  day: Day
  today: Day
  counts: ReadonlyMap<Day, number>
  onChoose: (day: Day) => void
}

/** The days of a week beside each other, each as wide as a thumb, with how much it holds; a tap goes to it. */
export function WeekDays({ days, day: shown, today, counts, onChoose }: Props) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <div className={classes.strip} role="group" aria-label={t('I giorni della settimana')}>
      {days.map(day => {
        const count = counts.get(day) ?? 0
        const said = [format.longDay(day), count > 0 && t('{{count}} appuntamenti', { count })]
        return (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={day === shown}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onChoose(day)}
          >
            <span className={unseen.unseen}>{said.filter(Boolean).join(', ')}</span>
            <span className={classes.name} aria-hidden>
              {format.weekday(day).slice(0, 2)}
            </span>
            <span className={classes.number} aria-hidden>
              {dayOfMonth(day)}
            </span>
            <span className={classes.count} aria-hidden>
              {count > 0 && count}
            </span>
          </button>
        )
      })}
    </div>
  )
}
