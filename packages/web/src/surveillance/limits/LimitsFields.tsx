import { boundNames, type BoundName } from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields, measures } from '@vicino/domain/surveillance/measure.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { FieldGroup, Fields } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { readNumber, readSigned } from '../../ui/fields/read-number.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { boundLabels } from './limits-fields.ts'
import { boundKey, type LimitsForm } from './limits-values.ts'
import classes from '../Surveillance.module.css'

/** Who ordered since when, and by parameter from where on a value is to be watched or acted upon. */
export function LimitsFields({ form, news2 }: { form: LimitsForm; news2: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t('Ordinati da')} {...fieldOf(form, 'ordered_by')} />
          <DayField label={t('Dal')} {...fieldOf(form, 'since')} />
          {news2 && (
            <SwitchField
              label={t('NEWS2 con la scala 2')}
              description={t('Solo se il medico ha ordinato una saturazione tra 88 e 92 %.')}
              {...fieldOf(form, 'isScale2')}
            />
          )}
        </Fields>
      </Card>
      {measureFields.map(field => (
        <Card key={field}>
          <FieldGroup title={`${t(measures[field].label)} (${measures[field].unit})`}>
            <div className={classes.bounds}>
              {boundNames.map(name => (
                <BoundField key={name} form={form} field={field} name={name} />
              ))}
            </div>
          </FieldGroup>
        </Card>
      ))}
    </Stack>
  )
}

function BoundField({ form, field, name }: { form: LimitsForm; field: MeasureField; name: BoundName }) {
  const { t } = useTranslation()
  const key = boundKey(field, name)
  const usual = measures[field].norm?.[name]
  return (
    <NumberField
      label={t(boundLabels[name].label)}
      {...(usual !== undefined && { description: t('di solito {{value}}', { value: usual }) })}
      read={measures[field].widest.min < 0 ? readSigned : readNumber}
      value={form.values.bounds[key]}
      error={form.errors[`limits.${key}`]}
      onChange={value => form.setFieldValue('bounds', { ...form.values.bounds, [key]: value })}
    />
  )
}
