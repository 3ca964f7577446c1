import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { SwitchField } from '../ui/fields/SwitchField.tsx'

/** "In consegna": whoever comes next has to take the entry over, not only to have seen it (decision 0025). */
export function HandoverSwitch(props: Pick<FieldProps<boolean>, 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation()
  return (
    <SwitchField label={t('In consegna')} description={t('Chi viene dopo lo prende in carico.')} {...props} />
  )
}
