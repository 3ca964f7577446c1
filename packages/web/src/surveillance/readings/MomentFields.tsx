import { todayIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { now } from '../../i18n/use-today.ts'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'

type Bound = Pick<FieldProps<string | null>, 'value' | 'onChange' | 'error'>

/** When it was measured: now, unless somebody says otherwise. */
export function MomentFields({ date, time }: { date: Bound; time: Bound }) {
  const { t } = useTranslation()
  return (
    <SideBySide>
      <DayField label={t('Data')} required maxDay={todayIn(now())} {...date} />
      <ClockField label={t('Ora')} required {...time} />
    </SideBySide>
  )
}
