import { decimalsOf, type MeasureField as Field, measures } from '@vicino/domain/surveillance/measure.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { readNumber, readSigned } from '../../ui/fields/read-number.ts'
import { useMeasureJudge } from './use-measure-judge.ts'

type Props = Omit<FieldProps<number | null>, 'label'> & {
  field: Field
  /** In the quick form: under its short name, typed with the keypad. */
  quick?: boolean
}

/** A measured number with its unit, asked about where it lies outside its usual range. */
export function MeasureField({ field, quick = false, ...props }: Props) {
  const { t } = useTranslation()
  const { label, short, unit, step, widest } = measures[field]
  const judge = useMeasureJudge(field)
  return (
    <NumberField
      label={t(quick ? short.label : label)}
      unit={unit}
      step={step}
      judge={judge}
      read={widest.min < 0 ? readSigned : readNumber}
      {...(quick && { pad: { max: widest.max, decimals: decimalsOf(field) } })}
      {...props}
    />
  )
}
