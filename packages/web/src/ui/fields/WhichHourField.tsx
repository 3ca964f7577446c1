import { Clock } from '@vicino/domain/days/clock.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import { comesTwice, type RepeatedHour, repeatedHours } from '@vicino/domain/days/repeated-hour.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from './ChoiceChips.tsx'
import type { FieldProps } from './field-props.ts'

type Props = Pick<FieldProps<RepeatedHour | null>, 'value' | 'onChange' | 'error'> & {
  day: string | null
  clock: string | null
}

/** Asks which of two times is meant, in the night in which the clocks go back; on any other day nothing. */
export function WhichHourField({ day, clock, ...hour }: Props) {
  const { t } = useTranslation()
  if (day === null || !isDay(day) || !Clock.safeParse(clock).success || !comesTwice(day, clock!)) return null
  return (
    <ChoiceChips
      label={t('Le {{time}} ci sono due volte: quale?', { time: clock })}
      required
      options={repeatedHours}
      {...hour}
    />
  )
}
