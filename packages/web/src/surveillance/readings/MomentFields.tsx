import { todayIn } from '@vicino/domain/days/instant.ts'
import type { RepeatedHour } from '@vicino/domain/days/repeated-hour.ts'
import { useTranslation } from 'react-i18next'
import { now } from '../../i18n/use-today.ts'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { WhichHourField } from '../../ui/fields/WhichHourField.tsx'

type Bound<Value> = Pick<FieldProps<Value | null>, 'value' | 'onChange' | 'error'>
type Props = { date: Bound<string>; time: Bound<string>; hour: Bound<RepeatedHour> }

/** When it was measured: now, unless somebody says otherwise. In the night that has an hour twice, in which one. */
export function MomentFields({ date, time, hour }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <SideBySide>
        <DayField label={t('Data')} required maxDay={todayIn(now())} {...date} />
        <ClockField label={t('Ora')} required {...time} />
      </SideBySide>
      <WhichHourField day={date.value} clock={time.value} {...hour} />
    </Fields>
  )
}
