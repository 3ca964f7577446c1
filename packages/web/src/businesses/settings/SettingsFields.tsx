import { minimumScopes, roundings } from '@vicino/domain/billing/billed-minutes.ts'
import { businessTypes, legalForms, retentionYears } from '@vicino/domain/businesses/business-settings.ts'
import { sendingModes } from '@vicino/domain/businesses/sending-mode.ts'
import { Gln } from '@vicino/domain/identifiers/gln.ts'
import { Iban, isQrIban } from '@vicino/domain/identifiers/iban.ts'
import { Uid } from '@vicino/domain/identifiers/uid.ts'
import { Phone } from '@vicino/domain/people/phone.ts'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../people/AddressFields.tsx'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { late } from '../../ui/late.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import type { SettingsForm } from './settings-values.ts'

const RccFields = late(async () => (await import('./RccFields.tsx')).RccFields, <FormSkeleton fields={1} />)

const AgreementFields = late(
  async () => (await import('./AgreementFields.tsx')).AgreementFields,
  <FormSkeleton fields={2} />,
)

const TariffFields = late(
  async () => (await import('./TariffFields.tsx')).TariffFields,
  <FormSkeleton fields={2} />,
)

const ContributionFields = late(
  async () => (await import('./ContributionFields.tsx')).ContributionFields,
  <FormSkeleton fields={2} />,
)

const RecognisedCostFields = late(
  async () => (await import('./RecognisedCostFields.tsx')).RecognisedCostFields,
  <FormSkeleton fields={2} />,
)

const CantonShareFields = late(
  async () => (await import('./CantonShareFields.tsx')).CantonShareFields,
  <FormSkeleton fields={2} />,
)

const OpeningHoursFields = late(async () => (await import('./OpeningHoursFields.tsx')).OpeningHoursFields)

/** The fields of the settings, as they are read on a bill from its head to its foot. */
export function SettingsFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const iban = Iban.safeParse(form.values.iban)
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t("Nome dell'azienda")} required {...fieldOf(form, 'name')} />
          <SelectField
            label={t('Forma giuridica')}
            options={legalForms}
            emptyLabel={t('Non indicata')}
            {...fieldOf(form, 'legal_form')}
          />
          <SelectField
            label={t('Tipo di azienda')}
            options={businessTypes}
            emptyLabel={t('Non indicato')}
            {...fieldOf(form, 'business_type')}
          />
        </Fields>
      </Card>
      <Card title={t('Recapito')}>
        <Fields>
          <AddressFields
            address={form.values.address}
            errors={form.errors}
            onChange={(part, value) => form.setFieldValue(`address.${part}`, value)}
          />
          <CheckedField
            rule={Phone}
            label={t('Telefono')}
            type="tel"
            inputMode="tel"
            placeholder="091 123 45 67"
            {...fieldOf(form, 'phone')}
          />
          <TextField label={t('E-mail')} type="email" inputMode="email" {...fieldOf(form, 'email')} />
        </Fields>
      </Card>
      <OpeningHoursFields form={form} />
      <Card title={t('Per la fatturazione')}>
        <Fields>
          <CheckedField
            rule={Uid}
            label={t('Numero IDI')}
            placeholder="CHE-123.456.788"
            {...fieldOf(form, 'uid')}
          />
          <CheckedField
            rule={Gln}
            label={t('GLN')}
            inputMode="numeric"
            placeholder="7601000000000"
            {...fieldOf(form, 'gln_number')}
          />
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
          <NumberField
            label={t('Termine di pagamento, in giorni')}
            required
            {...fieldOf(form, 'payment_days')}
          />
          <NumberField
            label={t('Termine di un richiamo, in giorni')}
            required
            {...fieldOf(form, 'reminder_days')}
          />
        </Fields>
      </Card>
      <RccFields form={form} />
      <AgreementFields form={form} />
      <TariffFields form={form} />
      <ContributionFields form={form} />
      <RecognisedCostFields form={form} />
      <CantonShareFields form={form} />
      <Card title={t('Conservazione dei dossier')}>
        <NumberField
          label={t("Anni dopo l'ultima annotazione")}
          description={t('Almeno {{years}} per legge.', { years: retentionYears.min })}
          {...fieldOf(form, 'retention_years')}
        />
      </Card>
    </Stack>
  )
}
