import {
  costedThing,
  RecognisedCost,
  residualKinds,
  residualLetters,
} from '@vicino/domain/billing/recognised-cost.ts'
import { billedLetters } from '@vicino/domain/billing/tariff.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { costedWords, costWords } from './rule-words.ts'
import type { SettingsForm } from './settings-values.ts'
import { blankRecognisedCost, type TypedRecognisedCost, writtenRecognisedCost } from './typed-rules.ts'

const letters = residualLetters.map(value => ({
  value,
  label: billedLetters.find(each => each.value === value)!.label,
}))

/** What an hour of care is recognised to cost in each canton, from which day on: the rest of it is not the insurer's. */
export function RecognisedCostFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const refuses = useTooFine(0.01)
  const { recognised_costs } = form.values
  const written = recognised_costs.flatMap(
    typed => RecognisedCost.safeParse(writtenRecognisedCost(typed)).data ?? [],
  )
  return (
    <>
      <ListedRows<TypedRecognisedCost>
        title={t('Costi riconosciuti')}
        help={t(
          'Il costo intero di un’ora che il Cantone riconosce: il costo residuo è ciò che ne resta tolti l’assicuratore e la partecipazione del cliente. Ogni genere di cure si indica da sé.',
        )}
        name="recognised_costs"
        rows={recognised_costs}
        errors={form.errors}
        onChange={rows => form.setFieldValue('recognised_costs', rows)}
        blank={blankRecognisedCost}
        addLabel={t('Aggiungi un costo')}
        removeLabel={row => t('Togli il costo {{what}}', { what: costedWords(row, t) })}
      >
        {({ row, change, error, listError }) => (
          <>
            <ChoiceChips
              label={t('Prestazioni')}
              required
              options={letters}
              value={row.letter}
              error={error('letter') ?? listError}
              onChange={letter => change({ letter })}
            />
            <SelectField
              label={t('Genere di cure')}
              required
              options={residualKinds}
              value={row.care_kind}
              error={error('care_kind')}
              onChange={care_kind => change({ care_kind })}
            />
            <SelectField
              label={t('Cantone')}
              required
              options={cantons}
              value={row.canton}
              error={error('canton')}
              onChange={canton => change({ canton })}
            />
            <SideBySide>
              <NumberField
                label={t("All'ora")}
                required
                unit="CHF"
                refuses={refuses}
                value={row.hourly_cost}
                error={error('hourly_cost')}
                onChange={hourly_cost => change({ hourly_cost })}
              />
              <DayField
                label={t('Vale dal')}
                required
                value={row.from}
                error={error('from')}
                onChange={from => change({ from })}
              />
            </SideBySide>
          </>
        )}
      </ListedRows>
      <RuleChanges
        title={t('Che cosa cambia nei costi riconosciuti')}
        rules={written}
        keyOf={costedThing}
        label={cost => costedWords(cost, t)}
        words={costWords}
      />
    </>
  )
}
