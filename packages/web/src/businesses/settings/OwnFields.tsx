import { minimumScopes, roundings } from '@vicino/domain/billing/billed-minutes.ts'
import { businessTypes, legalForms, retentionYears } from '@vicino/domain/businesses/business-settings.ts'
import { sendingModes } from '@vicino/domain/businesses/sending-mode.ts'
import { Gln } from '@vicino/domain/identifiers/gln.ts'
import { Iban, isQrIban } from '@vicino/domain/identifiers/iban.ts'
import { Uid } from '@vicino/domain/identifiers/uid.ts'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { AddressFields } from '../../people/AddressFields.tsx'
import { GlnField } from '../../people/GlnField.tsx'
import { PhoneField } from '../../people/PhoneField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import type { SettingsForm } from './settings-values.ts'

/** What a business is. */
export function CompanyFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <Fields>
      <TextField label={t("Nome dell'organizzazione")} required {...fieldOf(form, 'name')} />
      <SelectField
        label={t('Forma giuridica')}
        options={legalForms}
        emptyLabel={t('Non indicata')}
        {...fieldOf(form, 'legal_form')}
      />
      <SelectField
        label={t('Tipo di organizzazione')}
        options={businessTypes}
        emptyLabel={t('Non indicato')}
        {...fieldOf(form, 'business_type')}
      />
    </Fields>
  )
}

/** Where a business is found. */
export function HouseContactFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <Fields>
      <AddressFields
        address={form.values.address}
        errors={form.errors}
        onChange={(part, value) => form.setFieldValue(`address.${part}`, value)}
      />
      <PhoneField {...fieldOf(form, 'phone')} />
      <TextField label={t('E-mail')} type="email" inputMode="email" {...fieldOf(form, 'email')} />
    </Fields>
  )
}

/** By which numbers a business bills, and how. */
export function BillingFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const iban = Iban.safeParse(form.values.iban)
  return (
    <Fields>
      <CheckedField
        rule={Uid}
        label={t('Numero IDI')}
        placeholder="CHE-123.456.788"
        {...fieldOf(form, 'uid')}
      />
      <GlnField label={t('GLN')} {...fieldOf(form, 'gln_number')} />
      <CheckedField
        rule={Iban}
        label={t('IBAN')}
        placeholder="CH93 0076 2011 6238 5295 7"
        {...fieldOf(form, 'iban')}
      />
      {iban.success && isQrIban(iban.data) && (
        <Notice>{t('È un QR-IBAN: ogni fattura porterà un riferimento QR.')}</Notice>
      )}
      <TextField label={t('Banca')} {...fieldOf(form, 'bank')} />
      <SelectField
        label={t('Minuti fatturati di una lettera')}
        required
        options={roundings}
        {...fieldOf(form, 'round')}
      />
      <SelectField
        label={t('Minimo fatturato')}
        required
        options={minimumScopes}
        {...fieldOf(form, 'minimum_scope')}
      />
      <CheckedField
        rule={Gln}
        label={t("GLN dell'intermediario")}
        inputMode="numeric"
        {...fieldOf(form, 'gln_intermediary')}
      />
      {form.values.gln_intermediary !== '' && (
        <SwitchField
          label={t("L'intermediario invia la copia ai clienti")}
          description={t('La copia di ciò che paga l’assicuratore spetta al cliente (art. 42 LAMal).')}
          {...fieldOf(form, 'copies_by_intermediary')}
        />
      )}
      <SelectField
        label={t('Invio elettronico')}
        required
        options={sendingModes}
        {...fieldOf(form, 'sending_mode')}
      />
      <NumberField label={t('Termine di pagamento, in giorni')} required {...fieldOf(form, 'payment_days')} />
      <NumberField
        label={t('Termine di un richiamo, in giorni')}
        required
        {...fieldOf(form, 'reminder_days')}
      />
    </Fields>
  )
}

/** For how long a business keeps its dossiers. */
export function RetentionFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <NumberField
      label={t("Anni dopo l'ultima annotazione")}
      description={t('Almeno {{years}} per legge.', { years: retentionYears.min })}
      {...fieldOf(form, 'retention_years')}
    />
  )
}
