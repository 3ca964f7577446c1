import { bodyMass } from '@vicino/domain/anamnesis/bmi.ts'
import type { Answer, Answers } from '@vicino/domain/form/answers.ts'
import { wireSchema } from '@vicino/domain/form/wire-schema.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorsAtFields } from '../../drafts/errors-at-fields.ts'
import { FieldRow } from '../../form/FieldCard.tsx'
import type { AnswerErrors } from '../../form/field-view.ts'
import { useSaveLeadsHere } from '../../form/use-save-leads-here.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { readNumber } from '../../ui/fields/read-number.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import classes from './BodyMassForm.module.css'
import { LastHeight, LastWeight } from './LastMeasures.tsx'

type Measure = keyof typeof bodyMass.fields
type Typed = Readonly<Record<Measure, string>>

type Props = {
  /** What is confirmed. */
  answers: Answers
  /** What is typed and not confirmed yet; undefined where nothing is. */
  typed: Typed | undefined
  /** What a save found wrong with what is confirmed, by the names of the measures. */
  refused: AnswerErrors
  onTyped: (typed: Typed | undefined) => void
  onConfirm: (measures: Answers | undefined) => void
}

const measures = Object.keys(bodyMass.fields) as Measure[]
const Measures = wireSchema(bodyMass)

/**
 * Height and weight, which count once they are confirmed. What is typed meanwhile is part of the draft, and a save
 * leads here first: a measure on the screen never silently stays out of the record.
 */
export function BodyMassForm({ answers, typed, refused, onTyped, onConfirm }: Props) {
  const { t } = useTranslation()
  const shown = typed ?? textsOf(answers)
  const errors = errorsOf(shown, refused, t)
  const isWhole = measures.every(name => shown[name].trim() !== '')
  const confirmId = useId()
  useSaveLeadsHere(typed !== undefined, () => document.getElementById(confirmId)?.focus())
  const confirm = (): void => {
    onConfirm(numbersOf(shown) as Answers)
    onTyped(undefined)
  }
  const reset = (): void => {
    onConfirm(undefined)
    onTyped(undefined)
  }
  return (
    <FieldRow>
      <SideBySide>
        {measures.map(name => (
          <TextField
            key={name}
            label={`${t(bodyMass.fields[name].label)} (${bodyMass.fields[name].unit})`}
            inputMode="decimal"
            value={shown[name]}
            onChange={text => onTyped({ ...shown, [name]: text })}
          />
        ))}
      </SideBySide>
      <div className={classes.buttons}>
        <LastHeight shown={shown.height} onUse={height => onTyped({ ...shown, height })} />
        <LastWeight shown={shown.weight} onUse={weight => onTyped({ ...shown, weight })} />
      </div>
      {errors.length > 0 && (
        <div role="alert" data-invalid>
          <FieldMessage>{joined(errors, t)}</FieldMessage>
        </div>
      )}
      {errors.length === 0 && isUnusual(shown) && (
        <Text as="p" tone="attention" size={15}>
          {t('Valore insolito: controllare prima di confermare.')}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button
          id={confirmId}
          variant={typed ? 'filled' : 'default'}
          disabled={!isWhole || errors.length > 0 || !typed}
          onClick={confirm}
        >
          {t('Conferma')}
        </Button>
        <Button variant="subtle" disabled={measures.every(name => shown[name] === '')} onClick={reset}>
          {t('Azzera')}
        </Button>
      </div>
    </FieldRow>
  )
}

const textOf = (measure: Answer | undefined): string => (typeof measure === 'number' ? String(measure) : '')

const textsOf = ({ height, weight }: Answers): Typed => ({
  height: textOf(height),
  weight: textOf(weight),
})

/** The numbers that are written; what is empty or no number is left as it is, for the rules to refuse. */
const numbersOf = (typed: Typed): Record<Measure, unknown> => ({
  height: readNumber(typed.height) ?? typed.height,
  weight: readNumber(typed.weight) ?? typed.weight,
})

/** What is wrong with what is written; an empty measure is not wrong, it is missing. */
function errorsOf(typed: Typed, refused: AnswerErrors, t: TFunction): { name: Measure; words: string }[] {
  const sentences = { ...refused, ...errorsAtFields(Measures, numbersOf(typed)) }
  return measures.flatMap(name => {
    const words = typed[name].trim() === '' ? undefined : (rangeWords(name, typed, t) ?? sentences[name])
    return words === undefined ? [] : [{ name, words }]
  })
}

/** All that is wrong in one sentence: its parts are joined with commas. */
const joined = (errors: readonly { name: Measure; words: string }[], t: TFunction): string => {
  const parts = errors.map(
    ({ name, words }) => `${t(bodyMass.fields[name].label)}: ${words.replace(/\.$/, '')}`,
  )
  return `${parts.join(', ')}.`
}

/** From where to where a measure may go, where it does not. */
function rangeWords(name: Measure, typed: Typed, t: TFunction): string | undefined {
  const number = readNumber(typed[name])
  const { min, max, unit } = bodyMass.fields[name]
  if (typeof number !== 'number' || (number >= min && number <= max)) return undefined
  return t('Il valore può andare da {{min}} a {{max}} {{unit}}.', { min, max, unit })
}

const isUnusual = (typed: Typed): boolean =>
  measures.some(name => {
    const number = readNumber(typed[name])
    const { min, max } = bodyMass.fields[name].usual
    return typeof number === 'number' && (number < min || number > max)
  })
