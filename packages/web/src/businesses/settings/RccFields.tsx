import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { rowsOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { cantonWords } from './contribution-words.ts'
import { ruleRowWords } from './rule-words.ts'
import type { SettingsForm } from './settings-values.ts'

/** Under which number the business bills in each canton, from which day on; one of before stays for older bills. */
export function RccFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <ListedRows
      {...rowsOf(form, 'rcc')}
      leads="canton"
      blank={{ canton: null, rcc_number: '', from: null }}
      addLabel={t('Aggiungi un numero')}
      rowWords={row => ruleRowWords([row.rcc_number, cantonWords(row, t)], row.from, t)}
      removeLabel={({ rcc_number }) => t('Rimuovi il numero {{number}}', { number: rcc_number })}
    >
      {({ field }) => (
        <>
          <SelectField label={t('Cantone')} required options={cantons} {...field('canton')} />
          <SideBySide>
            <CheckedField
              rule={Rcc}
              label={t('RCC')}
              required
              placeholder="N 1234.56"
              {...field('rcc_number')}
            />
            <DayField label={t('Vale dal')} required {...field('from')} />
          </SideBySide>
        </>
      )}
    </ListedRows>
  )
}
