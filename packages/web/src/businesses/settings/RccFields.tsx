import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import type { SettingsForm } from './settings-values.ts'

/** Under which number the business bills in each canton, from which day on; one of before stays for older bills. */
export function RccFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <ListedRows
      title={t('Numeri RCC')}
      name="rcc"
      rows={form.values.rcc}
      errors={form.errors}
      onChange={rows => form.setFieldValue('rcc', rows)}
      blank={{ canton: null, rcc_number: '', from: null }}
      addLabel={t('Aggiungi un numero')}
      removeLabel={({ rcc_number }) => t('Togli il numero {{number}}', { number: rcc_number })}
    >
      {({ row, change, error, listError }) => (
        <>
          <SelectField
            label={t('Cantone')}
            required
            options={cantons}
            value={row.canton}
            error={error('canton') ?? listError}
            onChange={canton => change({ canton })}
          />
          <SideBySide>
            <CheckedField
              rule={Rcc}
              label={t('RCC')}
              required
              placeholder="N 1234.56"
              value={row.rcc_number}
              error={error('rcc_number')}
              onChange={rcc_number => change({ rcc_number })}
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
  )
}
