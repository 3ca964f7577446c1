import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../layout/Inline.tsx'
import classes from './Chips.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import type { Option } from '@vicino/domain/wire/option.ts'

type ChipProps = { label: string; chosen: boolean; disabled: boolean; onToggle: () => void }

function Chip({ label, chosen, disabled, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onToggle}
    >
      {chosen && <IconCheck size={18} stroke={2.6} aria-hidden />}
      {label}
    </button>
  )
}

type Single<Value extends string> = FieldProps<Value | null> & { options: readonly Option<Value>[] }

/** One answer of a few. A second tap takes it back: an unanswered question must stay possible. */
export function ChoiceChips<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  disabled = false,
  ...frame
}: Single<Value>) {
  const { t } = useTranslation()
  return (
    <FieldFrame {...frame}>
      <Inline onBlur={onBlur}>
        {options.map(option => (
          <Chip
            key={option.value}
            label={t(option.label)}
            chosen={option.value === value}
            disabled={disabled}
            onToggle={() => onChange(option.value === value ? null : option.value)}
          />
        ))}
      </Inline>
    </FieldFrame>
  )
}

type Several<Value extends string> = FieldProps<Value[]> & { options: readonly Option<Value>[] }

/** Any number of answers, kept in the order of the options. */
export function ManyChips<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  disabled = false,
  ...frame
}: Several<Value>) {
  const { t } = useTranslation()
  const toggle = (tapped: Value): void => {
    const chosen = new Set(value)
    if (!chosen.delete(tapped)) chosen.add(tapped)
    onChange(options.map(option => option.value).filter(one => chosen.has(one)))
  }
  return (
    <FieldFrame {...frame}>
      <Inline onBlur={onBlur}>
        {options.map(option => (
          <Chip
            key={option.value}
            label={t(option.label)}
            chosen={value.includes(option.value)}
            disabled={disabled}
            onToggle={() => toggle(option.value)}
          />
        ))}
      </Inline>
    </FieldFrame>
  )
}
