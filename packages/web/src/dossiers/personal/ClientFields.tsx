import type { UseFormReturnType } from '@mantine/form'
import { Avs, groupTypedAvs } from '@vicino/domain/identifiers/avs.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import { hasOddCode } from '@vicino/domain/people/odd-phone-code.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { AddressFields } from '../../people/AddressFields.tsx'
import { PhoneField } from '../../people/PhoneField.tsx'
import type { ClientValues } from './client-values.ts'
import classes from './ClientFields.module.css'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }))

type Props = { form: UseFormReturnType<ClientValues> }

/** Who a client is, how she is reached, and how one gets in; what there is to say of who she is stands below that. */
export function ClientFields({ form, underIdentity }: Props & { underIdentity?: ReactNode }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <Stack>
      <Card>
        <Fields>
          <SideBySide>
            <TextField label={t('Nome')} required {...fieldOf(form, 'first_name')} />
            <TextField label={t('Cognome')} required {...fieldOf(form, 'last_name')} />
          </SideBySide>
          <div className={classes.pair}>
            <DayField label={t('Data di nascita')} required maxDay={today} {...fieldOf(form, 'birthday')} />
            <CheckedField
              rule={Avs}
              label={t('Numero AVS')}
              inputMode="numeric"
              placeholder="756.1234.5678.97"
              {...fieldOf(form, 'avs')}
              onChange={avs => form.setFieldValue('avs', groupTypedAvs(avs))}
            />
          </div>
          <ChoiceChips label={t('Sesso')} required options={genders} {...fieldOf(form, 'gender')} />
        </Fields>
      </Card>
      {underIdentity}
      <Card title={t('Recapito')}>
        <Fields>
          <div className={classes.pair}>
            <PhoneField {...fieldOf(form, 'phone')} />
            <TextField label={t('E-mail')} type="email" inputMode="email" {...fieldOf(form, 'email')} />
          </div>
          {hasOddCode(form.values.phone) && (
            <Notice tone="attention">
              {t('Nessun prefisso svizzero comincia così: controllare il numero di telefono.')}
            </Notice>
          )}
          <AddressFields
            address={form.values.address}
            errors={form.errors}
            onChange={(part, value) => form.setFieldValue(`address.${part}`, value)}
          />
          <SelectField
            label={t('Lingua')}
            options={languages}
            emptyLabel={t('Non indicata')}
            {...fieldOf(form, 'language')}
          />
        </Fields>
      </Card>
      <Card title={t("All'arrivo")}>
        <NoteField
          label={t("Accesso all'abitazione")}
          description={t('Piano, codice, dove sta la chiave, a chi suonare.')}
          {...fieldOf(form, 'access_note')}
        />
      </Card>
    </Stack>
  )
}
