import { boundNames, type BoundName } from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields, measures } from '@vicino/domain/surveillance/measure.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { readNumber, readSigned } from '../../ui/fields/read-number.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { boundLabels } from './limits-fields.ts'
import { boundKey, type LimitsForm } from './limits-values.ts'
import classes from './LimitsTable.module.css'

type Props = { form: LimitsForm; norms: boolean; news2: boolean }

/** Who ordered since when, and by parameter from where on a value is to be watched or acted upon. */
export function LimitsFields({ form, norms, news2 }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <Fields>
          <SideBySide>
            <TextField label={t('Prescritti da')} {...fieldOf(form, 'ordered_by')} />
            <DayField label={t('Dal')} {...fieldOf(form, 'since')} />
          </SideBySide>
          {news2 && (
            <SwitchField
              label={t('NEWS2 con la scala 2')}
              description={t('Solo se il medico ha prescritto una saturazione tra 88 e 92 %.')}
              {...fieldOf(form, 'isScale2')}
            />
          )}
        </Fields>
      </Card>
      <Card>
        <LimitsTable form={form} norms={norms} />
      </Card>
    </Stack>
  )
}

/**
 * Every bound of every parameter in one table. On a phone the name of a parameter stands above its four bounds; each
 * field says its row and its column by itself, since a table that is laid out otherwise is not one to every ear.
 */
function LimitsTable({ form, norms }: Pick<Props, 'form' | 'norms'>) {
  const { t } = useTranslation()
  return (
    <table className={classes.table} aria-label={t('Limiti')}>
      <thead>
        <tr>
          <th scope="col">{t('Parametro')}</th>
          {boundNames.map(name => (
            <th key={name} scope="col" className={classes[name]}>
              {t(boundLabels[name].label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measureFields.map(field => (
          <tr key={field}>
            <th scope="row">
              {t(measures[field].label)} <span className={classes.unit}>{measures[field].unit}</span>
            </th>
            {boundNames.map(name => (
              <td
                key={name}
                className={classes[name]}
                style={{ '--bound': JSON.stringify(t(boundLabels[name].label)) } as CSSProperties}
              >
                <BoundField form={form} field={field} name={name} norms={norms} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type BoundProps = Pick<Props, 'form' | 'norms'> & { field: MeasureField; name: BoundName }

/** One bound: empty it shows the norm that holds. */
function BoundField({ form, field, name, norms }: BoundProps) {
  const { t } = useTranslation()
  const key = boundKey(field, name)
  const { label, norm, widest, step } = measures[field]
  const usual = norms ? norm?.[name] : undefined
  return (
    <NumberField
      label={`${t(label)}, ${t(boundLabels[name].label)}`}
      {...(usual !== undefined && { placeholder: String(usual) })}
      step={step}
      read={widest.min < 0 ? readSigned : readNumber}
      value={form.values.bounds[key]}
      error={form.errors[`limits.${key}`]}
      onChange={value => form.setFieldValue('bounds', { ...form.values.bounds, [key]: value })}
    />
  )
}
