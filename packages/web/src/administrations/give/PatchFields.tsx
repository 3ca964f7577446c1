import type { Day } from '@vicino/domain/days/day.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

const sites = [
  { label: 'Petto a destra' },
  { label: 'Petto a sinistra' },
  { label: 'Braccio destro' },
  { label: 'Braccio sinistro' },
  { label: 'Schiena a destra' },
  { label: 'Schiena a sinistra' },
] as const

type Written<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>
type Props = { site: Written<string>; changeOn: Written<Day | null>; required: boolean }

/** Where a patch sticks and when it is changed: whoever comes then looks for it. */
export function PatchFields({ site, changeOn, required }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Stack gap={8}>
        <SuggestionChips suggestions={sites.map(({ label }) => t(label))} onChoose={site.onChange} />
        <TextField label={t('Dove')} required={required} maxLength={nameMax} {...site} />
      </Stack>
      <DayField label={t('Da cambiare il')} {...changeOn} />
    </>
  )
}
