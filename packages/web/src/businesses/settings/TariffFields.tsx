import { billedLetters, careKinds, Tariff } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
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
import { tariffWords } from './tariff-words.ts'

/** What an hour costs, from which day on; one of before stays for older bills. Below stands what that changes. */
export function TariffFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const refuses = useTooFine(0.01)
  const { tariffs } = form.values
  const written = tariffs.flatMap(typed => Tariff.safeParse(writtenTariff(typed)).data ?? [])
  return (
    <>
      <ListedRows<TypedTariff>
        title={t('Tariffe')}
        help={t('Solo ciò che si scosta dai contributi federali: un nuovo importo è una riga nuova.')}
        name="tariffs"
        rows={tariffs}
        errors={form.errors}
        onChange={rows => form.setFieldValue('tariffs', rows)}
        blank={blankTariff}
        addLabel={t('Aggiungi una tariffa')}
        removeLabel={row => t('Togli la tariffa {{what}}', { what: tariffWords(row, t) })}
      >
        {({ row, change, error, listError }) => (
          <>
            <SelectField
              label={t('Legge')}
              required
              options={coverageLaws}
              value={row.law}
              error={error('law') ?? listError}
              onChange={law => change({ law })}
            />
            <ChoiceChips
              label={t('Prestazioni')}
              required
              options={billedLetters}
              value={row.letter}
              error={error('letter')}
              onChange={letter => change({ letter })}
            />
            <SelectField
              label={t('Genere di cure')}
              required
              options={careKinds}
              value={row.care_kind}
              error={error('care_kind')}
              onChange={care_kind => change({ care_kind })}
            />
            <SelectField
              label={t('Cantone')}
              options={cantons}
              emptyLabel={t('Tutti')}
              value={row.canton}
              error={error('canton')}
              onChange={canton => change({ canton })}
            />
            <SideBySide>
              <NumberField
                label={t("All'ora")}
                required
                unit="CHF"
                placeholder="63.00"
                refuses={refuses}
                value={row.hourly_rate}
                error={error('hourly_rate')}
                onChange={hourly_rate => change({ hourly_rate })}
              />
              <DayField
                label={t('Vale dal')}
                required
                value={row.from}
                error={error('from')}
                onChange={from => change({ from })}
              />
            </SideBySide>
            <SideBySide>
              <TextField
                label={t('Tipo di tariffa')}
                placeholder="532"
                value={row.tariff_type}
                error={error('tariff_type')}
                onChange={tariff_type => change({ tariff_type })}
              />
              <TextField
                label={t('Posizione')}
                value={row.code}
                error={error('code')}
                onChange={code => change({ code })}
              />
            </SideBySide>
            <TextField
              label={t('Nome della posizione')}
              value={row.name}
              error={error('name')}
              onChange={name => change({ name })}
            />
            <TextField
              label={t('Contratto')}
              description={t('Vale per gli assicuratori il cui accordo lo indica; vuoto, per tutti.')}
              value={row.contract}
              error={error('contract')}
              onChange={contract => change({ contract })}
            />
          </>
        )}
      </ListedRows>
      <TariffChanges title={t('Che cosa cambia')} tariffs={written} />
    </>
  )
}
