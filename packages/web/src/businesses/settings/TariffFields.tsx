import { billedLetters, careKinds, Tariff } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../drafts/field-of.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { blankTariff, type SettingsForm, type TypedTariff, writtenTariff } from './settings-values.ts'
import { TariffChanges } from './TariffChanges.tsx'
import { ruleRowWords } from './rule-words.ts'
import { francsWords, tariffWords } from './tariff-words.ts'

/** What an hour costs, from which day on; one of before stays for older bills. Below stands what that changes. */
export function TariffFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const refuses = useTooFine(0.01)
  const { tariffs } = form.values
  const written = tariffs.flatMap(typed => Tariff.safeParse(writtenTariff(typed)).data ?? [])
  return (
    <>
      <ListedRows<TypedTariff>
        help={t('Solo ciò che si scosta dai contributi federali: un nuovo importo è una riga nuova.')}
        {...rowsOf(form, 'tariffs')}
        leads="law"
        blank={blankTariff}
        addLabel={t('Aggiungi una tariffa')}
        rowWords={row => ruleRowWords([tariffWords(row, t), francsWords(row.hourly_rate)], row.from, t)}
        removeLabel={row => t('Rimuovi la tariffa {{what}}', { what: tariffWords(row, t) })}
      >
        {({ field }) => (
          <>
            <SelectField label={t('Legge')} required options={coverageLaws} {...field('law')} />
            <ChoiceChips label={t('Prestazioni')} required options={billedLetters} {...field('letter')} />
            <SelectField label={t('Genere di cure')} required options={careKinds} {...field('care_kind')} />
            <SelectField
              label={t('Cantone')}
              options={cantons}
              emptyLabel={t('Tutti')}
              {...field('canton')}
            />
            <SideBySide>
              <NumberField
                label={t("All'ora")}
                required
                unit="CHF"
                placeholder="63.00"
                refuses={refuses}
                {...field('hourly_rate')}
              />
              <DayField label={t('Vale dal')} required {...field('from')} />
            </SideBySide>
            <SideBySide>
              <TextField label={t('Tipo di tariffa')} placeholder="532" {...field('tariff_type')} />
              <TextField label={t('Posizione')} {...field('code')} />
            </SideBySide>
            <TextField label={t('Nome della posizione')} {...field('name')} />
            <TextField
              label={t('Contratto')}
              description={t('Vale per gli assicuratori il cui accordo lo indica; vuoto, per tutti.')}
              {...field('contract')}
            />
          </>
        )}
      </ListedRows>
      <TariffChanges title={t('Che cosa cambia')} tariffs={written} />
    </>
  )
}
