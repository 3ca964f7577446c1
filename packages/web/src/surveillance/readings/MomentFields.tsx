import { todayIn } from '@vicino/domain/days/instant.ts'
import type { RepeatedHour } from '@vicino/domain/days/repeated-hour.ts'
import { useTranslation } from 'react-i18next'
import { now } from '../../i18n/use-today.ts'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { WhichHourField } from '../../ui/fields/WhichHourField.tsx'
import { OldMomentNotice, type TypedMoment } from './OldMomentNotice.tsx'

type Bound<Value> = Pick<FieldProps<Value | null>, 'value' | 'onChange' | 'error'>
type Props = {
  date: Bound<string>
  time: Bound<string>
  hour: Bound<RepeatedHour>
  /** It is written down for the first time: a correction keeps its moment without a word. */
  isNew: boolean
}

/** When it was measured: now, unless somebody says otherwise. In the night that has an hour twice, in which one. */
export function MomentFields({ date, time, hour, isNew }: Props) {
  const { t } = useTranslation()
  // Which of two times was meant says nothing of another one.
  const anew = (field: Bound<string>): Bound<string> => ({
    ...field,
    onChange: typed => {
      if (typed !== field.value) hour.onChange(null)
      field.onChange(typed)
    },
  })
  const measureNow = (moment: TypedMoment): void => {
    date.onChange(moment.date)
    time.onChange(moment.time)
    hour.onChange(moment.hour)
  }
  return (
    <Fields>
      <SideBySide>
        <DayField label={t('Data')} required maxDay={todayIn(now())} {...anew(date)} />
        <ClockField label={t('Ora')} required {...anew(time)} />
      </SideBySide>
      <WhichHourField day={date.value} clock={time.value} {...hour} />
      {isNew && <OldMomentNotice date={date.value} time={time.value} hour={hour.value} onNow={measureNow} />}
    </Fields>
  )
}
