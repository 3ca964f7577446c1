import { workingDay } from '@vicino/domain/calendar/hour-scale.ts'
import { clockAt, minutesOf } from '@vicino/domain/days/clock.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperatorProps } from './OperatorHead.tsx'
import { OperatorHours } from './OperatorHours.tsx'
import classes from './Assignment.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => clockAt(hour * 60))

/** The hour before the working day is in sight, for who begins early. */
const firstMinute = minutesOf(workingDay.from) - 60

/** The operators one below the other along the hours of the day; it is first seen where the working day begins. */
export function OperatorRows({ operators }: { operators: readonly OperatorProps[] }) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scrolled = element.current!
    const hour = scrolled.querySelector('[data-hour]')!
    scrolled.scrollLeft = (hour.getBoundingClientRect().width * firstMinute) / 60
  }, [])
  return (
    <div
      ref={element}
      className={classes.rows}
      role="region"
      aria-label={t('Operatori')}
      tabIndex={0}
      data-scrolls=""
    >
      <div className={classes.scale} aria-hidden>
        {hours.map(hour => (
          <span key={hour} data-hour={hour}>
            {hour}
          </span>
        ))}
      </div>
      {operators.map(operator => (
        <OperatorHours key={operator.column.operator._id} {...operator} />
      ))}
    </div>
  )
}
