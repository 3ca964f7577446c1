import type { Country } from '@vicino/domain/people/postal-code.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { nationalities } from './nationalities.ts'

type Props = Pick<ComponentProps<typeof SelectField<Country>>, 'value' | 'onChange' | 'error'>

/** Of which country somebody is a citizen, where she says it. */
export function NationalityField(props: Props) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Nazionalità')}
      options={nationalities(props.value)}
      emptyLabel={t('Non indicata')}
      {...props}
    />
  )
}
