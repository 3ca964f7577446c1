import { Phone } from '@vicino/domain/people/phone.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../drafts/CheckedField.tsx'

type Props = Pick<ComponentProps<typeof CheckedField>, 'value' | 'onChange' | 'error'>

/** The phone number of a person or a house. */
export function PhoneField(field: Props) {
  const { t } = useTranslation()
  return (
    <CheckedField
      rule={Phone}
      label={t('Telefono')}
      type="tel"
      inputMode="tel"
      placeholder="091 123 45 67"
      {...field}
    />
  )
}
