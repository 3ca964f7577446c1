import type { SliderField } from '@vicino/domain/form/field.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import type { FieldViewProps } from './field-view.ts'
import { Question } from './Question.tsx'
import classes from './SliderView.module.css'

/**
 * An amount on a line. Untouched it stands at a starting position, which is no answer: nothing is stored until it
 * is moved or confirmed (decision 0017).
 */
export function SliderView({
  field,
  path,
  answer,
  errors,
  disabled,
  titled,
  onAnswer,
}: FieldViewProps<SliderField>) {
  const { t } = useTranslation()
  const { min, max, step, start } = field
  const value = answer as number | undefined
  const shown = value ?? start
  const words = (amount: number): string => `${formatIn(spokenLanguage()).number(amount)} ${field.unit}`
  const said = value === undefined ? t('Non indicato') : words(value)
  const move = (to: number): void => onAnswer(path, Math.min(max, Math.max(min, to)))
  const label = t(field.label)
  return (
    <Question label={label} error={errors[path]} titled={titled}>
      <div className={classes.amount} data-open={value === undefined || undefined}>
        <output className={classes.value}>{said}</output>
        {value === undefined ? (
          <Button variant="default" disabled={disabled} onClick={() => move(start)}>
            {t('Conferma {{amount}}', { amount: words(start) })}
          </Button>
        ) : (
          <Button variant="subtle" disabled={disabled} onClick={() => onAnswer(path, undefined)}>
            {t('Rimuovi')}
          </Button>
        )}
      </div>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('{{field}}: meno', { field: label })}
          disabled={disabled || shown <= min}
          onClick={() => move(shown - step)}
        >
          <IconMinus size={20} stroke={2} aria-hidden />
        </button>
        <input
          type="range"
          className={classes.range}
          aria-label={label}
          aria-valuetext={said}
          min={min}
          max={max}
          step={step}
          value={shown}
          disabled={disabled}
          data-open={value === undefined || undefined}
          style={{ '--done': `${((shown - min) / (max - min)) * 100}%` } as CSSProperties}
          onChange={event => move(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('{{field}}: più', { field: label })}
          disabled={disabled || shown >= max}
          onClick={() => move(shown + step)}
        >
          <IconPlus size={20} stroke={2} aria-hidden />
        </button>
      </div>
    </Question>
  )
}
