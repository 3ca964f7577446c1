import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import classes from './ClientFields.module.css'
import { countries } from './countries.ts'

type Address = { street: string; zip: string; city: string; country: string }

type Props = {
  address: Address
  /** Of the whole form, by the paths of its fields. */
  errors: Record<string, ReactNode>
  onChange: (part: keyof Address, value: string) => void
}

/** The parts of an address, the country among them. */
export function AddressFields({ address, errors, onChange }: Props) {
  const { t } = useTranslation()
  const part = (name: 'street' | 'zip' | 'city') => ({
    value: address[name],
    onChange: (value: string) => onChange(name, value),
    error: errors[`address.${name}`],
  })
  return (
    <>
      <TextField label={t('Via e numero')} {...part('street')} />
      <div className={classes.place}>
        <TextField label={t('NPA')} {...part('zip')} />
        <TextField label={t('Località')} {...part('city')} />
      </div>
      <SelectField
        label={t('Paese')}
        options={countries(address.country)}
        value={address.country}
        error={errors['address.country']}
        onChange={country => country && onChange('country', country)}
      />
    </>
  )
}
