import { cantons } from '@vicino/domain/people/canton-names.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from './Settings.module.css'
import type { SettingsForm, TypedRcc } from './settings-values.ts'

/** Under which number the business bills in each canton, from which day on; one of before stays for older bills. */
export function RccFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const { rcc } = form.values
  const set = (next: TypedRcc[]): void => form.setFieldValue('rcc', next)
  return (
    <Card title={t('Numeri RCC')}>
      <Fields>
        {rcc.map((row, index) => {
          const change = (part: Partial<TypedRcc>): void =>
            set(rcc.map((each, at) => (at === index ? { ...each, ...part } : each)))
          const error = (field: keyof TypedRcc) => form.errors[`rcc.${index}.${field}`]
          return (
            <div key={index} className={classes.entry}>
              <SelectField
                label={t('Cantone')}
                options={cantons}
                value={row.canton}
                error={error('canton') ?? (index === 0 ? form.errors['rcc'] : undefined)}
                onChange={canton => change({ canton })}
              />
              <SideBySide>
                <TextField
                  label={t('RCC')}
                  placeholder="N 1234.56"
                  value={row.rcc_number}
                  error={error('rcc_number')}
                  onChange={rcc_number => change({ rcc_number })}
                />
                <DayField
                  label={t('Vale dal')}
                  value={row.from}
                  error={error('from')}
                  onChange={from => change({ from })}
                />
              </SideBySide>
              <div>
                <Button
                  variant="subtle"
                  aria-label={t('Togli il numero {{number}}', { number: row.rcc_number })}
                  leftSection={<IconTrash size={20} aria-hidden />}
                  onClick={() => set(rcc.filter((_, at) => at !== index))}
                >
                  {t('Togli')}
                </Button>
              </div>
            </div>
          )
        })}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => set([...rcc, { canton: null, rcc_number: '', from: null }])}
          >
            {t('Aggiungi un numero')}
          </Button>
        </div>
      </Fields>
    </Card>
  )
}
