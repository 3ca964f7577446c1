import { decimalsOf, type MeasureField as Field, measures } from '@vicino/domain/surveillance/measure.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { readNumber, readSigned } from '../../ui/fields/read-number.ts'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { useMeasureJudge } from './use-measure-judge.ts'

type Props = Pick<FieldProps<number | null>, 'value' | 'onChange' | 'error'> & {
  field: Field
  /** In the quick form: under its short name, typed with the keypad. */
  quick?: boolean
  /** Under its short name: the word of what asks for it. */
  brief?: boolean
  /** What was measured before, with its age: beside the field, never in it. */
  last?: string | undefined
  onTyping?: (typed: number | null) => void
}

/** A measured number with its unit, asked about where it lies outside its usual range; what 0 says is one tap. */
export function MeasureField({ field, quick = false, brief = quick, last, ...bound }: Props) {
  const { t } = useTranslation()
  const { label, short, unit, step, widest, hint, zero } = measures[field]
  const judge = useMeasureJudge(field)
  const refuses = useTooFine(step)
  const isZero = zero !== undefined && bound.value === 0
  return (
    <>
      {/* What was asked about a typed number is settled by the tap. */}
      <NumberField
        key={isZero ? 'zero' : 'amount'}
        label={t(brief ? short.label : label)}
        unit={unit}
        step={step}
        judge={judge}
        read={widest.min < 0 ? readSigned : readNumber}
        refuses={refuses}
        {...(hint && !quick && { description: t(hint.label) })}
        {...(last !== undefined && { description: last })}
        {...(quick && { pad: { max: widest.max, decimals: decimalsOf(field) } })}
        {...bound}
      />
      {zero && (
        <ChoiceChips
          label={t(zero.question.label)}
          options={[{ value: 'zero', label: zero.answer.label }]}
          value={isZero ? 'zero' : null}
          onChange={chosen => bound.onChange(chosen === null ? null : 0)}
        />
      )}
    </>
  )
}
