import { nameMax } from '@vicino/domain/wire/text.ts'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { AddressFields } from '../people/AddressFields.tsx'
import { NationalityField } from '../people/NationalityField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { PrivateField, PrivateForm } from './private-sections.ts'

type FieldOfForm = FunctionComponent<{ form: PrivateForm }>

const Address: FieldOfForm = ({ form }) => (
  <AddressFields
    address={form.values.address}
    errors={form.errors}
    onChange={(part, value) => form.setFieldValue(`address.${part}`, value)}
  />
)

const Nationality: FieldOfForm = ({ form }) => <NationalityField {...fieldOf(form, 'nationality')} />

const Religion: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return <TextField label={t('Religione')} maxLength={nameMax} {...fieldOf(form, 'religion')} />
}

/** How each thing that nobody else reads is written. */
export const privateFields: Record<PrivateField, FieldOfForm> = {
  address: Address,
  nationality: Nationality,
  religion: Religion,
}
