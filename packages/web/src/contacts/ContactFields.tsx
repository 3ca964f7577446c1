import type { UseFormReturnType } from '@mantine/form'
import { insuranceTypes } from '@vicino/domain/contacts/contact.ts'
import { Gln, isForeignGln } from '@vicino/domain/identifiers/gln.ts'
import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { Phone } from '@vicino/domain/people/phone.ts'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../people/AddressFields.tsx'
import { GlnField } from '../people/GlnField.tsx'
import { PhoneField } from '../people/PhoneField.tsx'
import { CheckedField } from '../drafts/CheckedField.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import type { ContactValues } from './contact-values.ts'
import { typeWords } from './contact-words.ts'
import { OddRcc } from './OddRcc.tsx'

type Props = { form: UseFormReturnType<ContactValues> }

/** What a contact is called, how it is reached, and the numbers that an invoice names it by. */
export function ContactFields({ form }: Props) {
  const { t } = useTranslation()
  const { type } = form.values
  return (
    <Stack>
      <Card>{type === 'doctor' ? <DoctorName form={form} /> : <HouseName form={form} />}</Card>
      <Card title={t('Recapito')}>
        <Fields>
          <SideBySide>
            <PhoneField {...fieldOf(form, 'phone')} />
            <CheckedField
              rule={Phone}
              label={t('Fax')}
              type="tel"
              inputMode="tel"
              {...fieldOf(form, 'fax')}
            />
          </SideBySide>
          <TextField label={t('E-mail')} type="email" inputMode="email" {...fieldOf(form, 'email')} />
          <TextField
            label={t('Sito web')}
            type="url"
            inputMode="url"
            placeholder="https://"
            {...fieldOf(form, 'website')}
          />
          <AddressFields
            address={form.values.address}
            errors={form.errors}
            onChange={(part, value) => form.setFieldValue(`address.${part}`, value)}
          />
        </Fields>
      </Card>
      <Card title={t('Per la fatturazione')}>
        <Fields>
          <Numbers form={form} />
        </Fields>
      </Card>
    </Stack>
  )
}

function DoctorName({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <SideBySide>
        <TextField label={t('Nome')} {...fieldOf(form, 'first_name')} />
        <TextField label={t('Cognome')} {...fieldOf(form, 'last_name')} />
      </SideBySide>
      <TextField
        label={t(typeWords.doctor.company.label)}
        description={t('Serve il cognome oppure lo studio.')}
        {...fieldOf(form, 'company')}
      />
      <TextField label={t('Specializzazione')} {...fieldOf(form, 'specialization')} />
    </Fields>
  )
}

function HouseName({ form }: Props) {
  const { t } = useTranslation()
  const { type } = form.values
  return (
    <Fields>
      <TextField label={t(typeWords[type].company.label)} required {...fieldOf(form, 'company')} />
      {type === 'health_insurance' && (
        <SelectField
          label={t('Legge')}
          options={insuranceTypes}
          emptyLabel={t('Non indicata')}
          {...fieldOf(form, 'insurance_type')}
        />
      )}
      <SideBySide>
        <TextField label={t('Nome della persona di riferimento')} {...fieldOf(form, 'first_name')} />
        <TextField label={t('Cognome della persona di riferimento')} {...fieldOf(form, 'last_name')} />
      </SideBySide>
    </Fields>
  )
}

function Numbers({ form }: Props) {
  const { t } = useTranslation()
  const { type, rcc_number } = form.values
  return (
    <>
      <ContactGln form={form} name="gln_number" label={t('GLN')} />
      {type === 'health_insurance' ? (
        <>
          <ContactGln form={form} name="gln_insurer" label={t("GLN dell'assicuratore")} />
          <ContactGln form={form} name="gln_recipient" label={t('GLN del destinatario')} />
          <TextField
            label={t('Numero UFSP')}
            description={t('Sulla tessera: le cinque cifre dopo 80756.')}
            inputMode="numeric"
            {...fieldOf(form, 'insurer_number')}
          />
        </>
      ) : (
        <CheckedField rule={Rcc} label={t('RCC')} placeholder="D 1234.56" {...fieldOf(form, 'rcc_number')} />
      )}
      <OddRcc rcc={rcc_number} />
    </>
  )
}

type GlnName = 'gln_number' | 'gln_insurer' | 'gln_recipient'

function ContactGln({ form, name, label }: Props & { name: GlnName; label: string }) {
  const { t } = useTranslation()
  const gln = Gln.safeParse(form.values[name])
  return (
    <>
      <GlnField label={label} {...fieldOf(form, name)} />
      {gln.success && isForeignGln(gln.data) && (
        <Notice tone="attention">
          {t('Un GLN svizzero comincia con 76: confrontarlo con il documento.')}
        </Notice>
      )}
    </>
  )
}
