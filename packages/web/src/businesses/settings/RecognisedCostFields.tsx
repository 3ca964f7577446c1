import {
  costedThing,
  RecognisedCost,
  residualKinds,
  residualLetters,
} from '@vicino/domain/billing/recognised-cost.ts'
import { billedLetters } from '@vicino/domain/billing/tariff.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../drafts/field-of.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { costedWords, ruleRowWords } from './rule-words.ts'
import { francsWords, hourlyWords } from './tariff-words.ts'
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
        help={t(
          'Il costo intero di un’ora che il Cantone riconosce: il costo residuo è ciò che ne resta tolti l’assicuratore e la partecipazione del cliente. Ogni genere di cure si indica da sé.',
        )}
        {...rowsOf(form, 'recognised_costs')}
        leads="letter"
        blank={blankRecognisedCost}
        addLabel={t('Aggiungi un costo')}
        rowWords={row => ruleRowWords([costedWords(row, t), francsWords(row.hourly_cost)], row.from, t)}
        removeLabel={row => t('Rimuovi il costo {{what}}', { what: costedWords(row, t) })}
      >
        {({ field }) => (
          <>
            <ChoiceChips label={t('Prestazioni')} required options={letters} {...field('letter')} />
            <SelectField
              label={t('Genere di cure')}
              required
              options={residualKinds}
              {...field('care_kind')}
            />
            <SelectField label={t('Cantone')} required options={cantons} {...field('canton')} />
            <SideBySide>
              <NumberField
                label={t("All'ora")}
                required
                unit="CHF"
                refuses={refuses}
                {...field('hourly_cost')}
              />
              <DayField label={t('Vale dal')} required {...field('from')} />
            </SideBySide>
          </>
        )}
      </ListedRows>
      <RuleChanges
        title={t('Che cosa cambia nei costi riconosciuti')}
        rules={written}
        keyOf={costedThing}
        label={cost => costedWords(cost, t)}
        words={({ hourly_cost }) => hourlyWords(hourly_cost)}
      />
    </>
  )
}
