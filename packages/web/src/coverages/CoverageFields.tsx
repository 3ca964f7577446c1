import { getBusinessSettings } from '@vicino/domain/businesses/business-settings.contract.ts'
import { agreedOn } from '@vicino/domain/businesses/insurer-agreement.ts'
import { insurerNumberOfCard, insurerOfNumber } from '@vicino/domain/contacts/insurers.ts'
import {
  type CoverageLaw,
  coverageLaws,
  helplessnessGrades,
  tiersOptions,
  treatmentReasons,
} from '@vicino/domain/coverages/coverage.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import {
  groupTypedHealthCard,
  HealthCard,
  hasUnlikelyInsurer,
} from '@vicino/domain/identifiers/health-card.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { InsurerField } from '../contacts/InsurerField.tsx'
import { CheckedField } from '../drafts/CheckedField.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useMay, usePerson } from '../session/person.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { asksCard, asksCase, type CoverageForm, underLaw } from './coverage-values.ts'

type Props = { form: CoverageForm }

/** Under which law, by whom and from when on the care is paid. */
export function CoverageFields({ form }: Props) {
  const { t } = useTranslation()
  const { law, helplessness, insurer, contactId } = form.values
  const choose = (chosen: CoverageLaw | null): void => form.setValues(underLaw(chosen))
  return (
    <Stack>
      <Card>
        <Fields>
          <SelectField
            label={t('Legge')}
            required
            options={coverageLaws}
            {...fieldOf(form, 'law')}
            onChange={choose}
          />
          <DayField label={t('Vale dal')} required {...fieldOf(form, 'from')} />
          <DayField
            label={t('Vale fino al')}
            description={t('Vuoto: senza fine.')}
            {...fieldOf(form, 'until')}
          />
        </Fields>
      </Card>
      <Card title={t('Assicuratore')}>
        <Fields>
          {law !== 'private' && (
            <InsurerField
              value={{ insurer, contactId }}
              errors={{ insurer: form.errors['insurer'], contactId: form.errors['contactId'] }}
              onChange={named => form.setValues(named)}
            />
          )}
          {asksCard(law) && <InsuranceCard form={form} />}
          <TextField label={t("Numero d'assicurato")} {...fieldOf(form, 'insured_number')} />
          {(law === 'kvg' || law === 'vvg') && (
            <ChoiceChips
              label={t('Chi paga la fattura')}
              required
              options={tiersOptions}
              {...fieldOf(form, 'tiers')}
            />
          )}
          <Agreement form={form} />
          <TextField
            label={t('Garante')}
            description={t('Chi risponde della fattura al posto del cliente, con il suo indirizzo.')}
            {...fieldOf(form, 'guarantor')}
          />
        </Fields>
      </Card>
      <Card title={t('Il caso')}>
        <Fields>
          <SelectField
            label={t('Motivo della cura')}
            required
            options={treatmentReasons}
            {...fieldOf(form, 'treatment_reason')}
          />
          {asksCase(law) && (
            <SideBySide>
              <TextField label={t('Numero del caso')} {...fieldOf(form, 'case_number')} />
              <DayField label={t('Data del caso')} {...fieldOf(form, 'case_date')} />
            </SideBySide>
          )}
          <SelectField
            label={t('Cantone')}
            options={cantons}
            emptyLabel={t('Non indicato')}
            {...fieldOf(form, 'canton')}
          />
          <ChoiceChips
            label={t('Assegno per grandi invalidi')}
            options={helplessnessGrades}
            {...fieldOf(form, 'helplessness')}
          />
          {helplessness !== null && helplessness !== 'none' && (
            <DayField label={t('Assegno dal')} required {...fieldOf(form, 'helplessness_since')} />
          )}
          <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
        </Fields>
      </Card>
    </Stack>
  )
}

/** What the house agreed with the insurer, where the coverage says otherwise and whoever writes it may know. */
function Agreement({ form }: Props) {
  const { t } = useTranslation()
  const businessId = usePerson().business?._id ?? ''
  const mayRead = useMay('billing.read', 'read')
  const settings = useRead(getBusinessSettings, { params: { businessId } }, { when: mayRead }).data
  const { insurer, contactId, law, from, tiers } = form.values
  if (!settings || from === null) return null
  const agreed = agreedOn(settings.insurers, { insurer, contactId, law, day: from })
  if (!agreed || agreed.tiers === tiers) return null
  const label = t(tiersOptions.find(({ value }) => value === agreed.tiers)!.label)
  return (
    <Notice
      choices={[
        { label: t('Usa {{name}}', { name: label }), take: () => form.setFieldValue('tiers', agreed.tiers) },
      ]}
    >
      {t("Secondo l'accordo con {{insurer}} dal {{from}}: {{tiers}}.", {
        insurer: agreed.insurer,
        from: showDay(agreed.from),
        tiers: label,
      })}
    </Notice>
  )
}

/** The card of who is insured for health care; its digits name the insurer. */
function InsuranceCard({ form }: Props) {
  const { t } = useTranslation()
  const card = HealthCard.safeParse(form.values.card_number)
  const insurer = card.success ? insurerOfNumber(insurerNumberOfCard(card.data)) : undefined
  return (
    <>
      <CheckedField
        rule={HealthCard}
        label={t('Numero della tessera')}
        inputMode="numeric"
        placeholder="80756 00000 00000 00000"
        {...fieldOf(form, 'card_number')}
        onChange={typed => form.setFieldValue('card_number', groupTypedHealthCard(typed))}
      />
      <DayField label={t('Scadenza della tessera')} {...fieldOf(form, 'card_expiry')} />
      {card.success && hasUnlikelyInsurer(card.data) && (
        <Notice tone="attention">
          {t('Nessun assicuratore ha un numero così: controllare sulla tessera le cifre da 6 a 10.')}
        </Notice>
      )}
      {insurer && form.values.insurer.trim() === '' && (
        <Notice
          choices={[
            {
              label: t('Usa {{name}}', { name: insurer.name }),
              take: () => form.setFieldValue('insurer', insurer.name),
            },
          ]}
        >
          {t('Secondo la tessera: {{name}} (UFSP {{number}}).', { ...insurer })}
        </Notice>
      )}
    </>
  )
}
