import { Clock } from '@vicino/domain/days/clock.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import { clockIn, minutesBetweenInstants, todayIn } from '@vicino/domain/days/instant.ts'
import {
  instantAtHour,
  problemOfHour,
  type RepeatedHour,
  repeatedHourOf,
} from '@vicino/domain/days/repeated-hour.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursWords } from '../../i18n/hours-words.ts'
import { now, useClock } from '../../i18n/use-today.ts'
import { Notice } from '../../ui/page/Notice.tsx'

/** How old a time may be that nobody typed: who measures four values and writes a note takes some minutes. */
const plainMinutes = 10

export type TypedMoment = { date: string | null; time: string | null; hour: RepeatedHour | null }
type Props = TypedMoment & { onNow: (moment: TypedMoment) => void }

/**
 * A draft that was taken up again, or a form that stood open in a pocket, keeps the time at which it was begun: what
 * was typed then was measured then. It is said beside the time, since scales and hold rules go by the age of a value,
 * and one tap makes it now. Of a time that was typed here nothing is said.
 */
export function OldMomentNotice({ onNow, ...moment }: Props) {
  const { t } = useTranslation()
  const clock = useClock()
  const [{ date, time, hour }] = useState(moment)
  const at = now()
  const isKept = moment.date === date && moment.time === time && moment.hour === hour
  if (!isKept || date === null || !isDay(date) || !Clock.safeParse(time).success) return null
  if (problemOfHour(date, time!, hour)) return null
  const minutes = Math.floor(minutesBetweenInstants(instantAtHour(date, time!, hour), at))
  if (minutes < plainMinutes) return null
  return (
    <Notice
      tone="attention"
      choices={[
        {
          label: t('Adesso, {{time}}', { time: clock }),
          take: () => onNow({ date: todayIn(at), time: clockIn(at), hour: repeatedHourOf(at) }),
        },
      ]}
    >
      {t("L'ora scritta qui è di {{time}} fa: vale se è stato misurato allora.", {
        time: hoursWords(minutes / 60),
      })}
    </Notice>
  )
}
