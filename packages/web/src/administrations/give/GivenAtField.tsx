import { nearestInstant } from '@vicino/domain/administrations/given-at.ts'
import { Clock } from '@vicino/domain/days/clock.ts'
import { clockIn, type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { instantAtHour, problemOfHour, repeatedHourOf } from '@vicino/domain/days/repeated-hour.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { WhichHourField } from '../../ui/fields/WhichHourField.tsx'

type Props = Pick<FieldProps<Instant | null>, 'value' | 'onChange' | 'error'> & { near: Instant }

/**
 * When a dose was given, told by its clock: the instant nearest to another one. While the clock names none, or two, it
 * is no instant yet.
 */
export function GivenAtField({ value, onChange, error, near }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const told = Clock.safeParse(typed).success ? nearestInstant(typed!, near) : value
  const day = told && todayIn(told)
  const clock = typed ?? (value && clockIn(value))
  const problem = typed === null || day === null ? null : problemOfHour(day, typed, null)
  const type = (text: string | null): void => {
    const at = Clock.safeParse(text).success ? nearestInstant(text!, near) : null
    const isOne = at !== null && problemOfHour(todayIn(at), text!, null) === null
    setTyped(isOne ? null : text)
    onChange(isOne ? at : null)
  }
  return (
    <>
      <ClockField
        label={t('Ora')}
        required
        value={clock}
        onChange={type}
        error={problem === 'lost_hour' ? t(fieldSentences.lost_hour.label) : error}
      />
      <WhichHourField
        day={day}
        clock={clock}
        value={value === null ? null : repeatedHourOf(value)}
        onChange={hour => {
          setTyped(null)
          onChange(instantAtHour(day!, clock!, hour))
        }}
      />
    </>
  )
}
