import { cantons } from '@vicino/domain/people/canton-names.ts'
import { cantonAfter } from '@vicino/domain/people/canton-proposal.ts'
import { homeCountry } from '@vicino/domain/people/postal-code.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import classes from './AddressFields.module.css'
import { countries } from './countries.ts'
import type { TypedAddress } from './typed-address.ts'

type TextPart = 'street' | 'house_no' | 'zip' | 'city' | 'municipality'

type Props = {
  address: TypedAddress
  /** Of the whole form, by the paths of its fields. */
  errors: Record<string, ReactNode>
  onChange: (part: keyof TypedAddress, value: string | null) => void
}

/** The parts of an address. The postal code proposes the canton, which can be put right. */
export function AddressFields({ address, errors, onChange }: Props) {
  const { t } = useTranslation()
  const { zip, country, canton } = address
  const move = (part: 'zip' | 'country', value: string): void => {
    onChange(part, value)
    onChange('canton', cantonAfter(address, { zip, country, [part]: value }))
  }
  const part = (name: TextPart) => ({
    value: address[name],
    onChange: (value: string) => (name === 'zip' ? move(name, value) : onChange(name, value)),
    error: errors[`address.${name}`],
  })
  return (
    <>
      <div className={classes.street}>
        <TextField label={t('Via')} {...part('street')} />
        <TextField label={t('N. civico')} {...part('house_no')} />
      </div>
      <div className={classes.place}>
        <TextField label={t('NPA')} {...part('zip')} />
        <TextField label={t('Località')} {...part('city')} />
      </div>
      <div className={classes.pair}>
        <TextField label={t('Comune')} {...part('municipality')} />
        {country === homeCountry && (
          <SelectField
            label={t('Cantone')}
            options={cantons}
            emptyLabel={t('Non indicato')}
            value={canton}
            error={errors['address.canton']}
            onChange={value => onChange('canton', value)}
          />
        )}
      </div>
      <SelectField
        label={t('Paese')}
        options={countries(country)}
        value={country}
        error={errors['address.country']}
        onChange={value => value && move('country', value)}
      />
    </>
  )
}
