import { contractsUnder } from '@vicino/domain/billing/tariff.ts'
import { agreedLaws } from '@vicino/domain/businesses/insurer-agreement.ts'
import { tiersOptions } from '@vicino/domain/coverages/coverage.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { late } from '../../ui/late.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { rowsOf } from '../../drafts/field-of.ts'
import { ruleRowWords } from './rule-words.ts'
import type { SettingsForm, TypedAgreement } from './settings-values.ts'

const InsurerField = late(
  async () => (await import('../../contacts/InsurerField.tsx')).InsurerField,
  <FormSkeleton fields={1} />,
)

/** With which insurers it was agreed who pays, and by which contract, from which day on; one of before stays for older bills. */
export function AgreementFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <ListedRows<TypedAgreement>
      help={t('Chi riceve la fattura e secondo quale contratto si calcola.')}
      {...rowsOf(form, 'insurers')}
      leads="insurer"
      blank={{ insurer: '', contactId: null, law: 'kvg', tiers: 'payant', contract: null, from: null }}
      addLabel={t('Aggiungi un accordo')}
      rowWords={({ insurer, contract, from }) => ruleRowWords([insurer, contract], from, t)}
      removeLabel={({ insurer }) => t("Rimuovi l'accordo con {{insurer}}", { insurer })}
    >
      {({ row, change, error, field }) => (
        <>
          <InsurerField
            value={row}
            errors={{ insurer: error('insurer'), contactId: error('contactId') }}
            onChange={change}
          />
          <ChoiceChips
            label={t('Legge')}
            required
            options={agreedLaws}
            value={row.law}
            error={error('law')}
            onChange={law => change({ law, contract: null })}
          />
          <ChoiceChips label={t('Chi paga la fattura')} required options={tiersOptions} {...field('tiers')} />
          <SelectField
            label={t('Contratto')}
            options={contractsUnder(form.values.tariffs, row.law).map(value => ({ value, label: value }))}
            emptyLabel={t('Nessuno: valgono le tariffe senza contratto')}
            {...field('contract')}
          />
          <DayField label={t('Vale dal')} required {...field('from')} />
        </>
      )}
    </ListedRows>
  )
}
