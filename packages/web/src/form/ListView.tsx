import type { ListField } from '@vicino/domain/form/field.ts'
import { addText, toggleText } from '@vicino/domain/form/text-list.ts'
import { useTranslation } from 'react-i18next'
import { cellShape } from './cell-shape.ts'
import { errorWithin, type FieldViewProps } from './field-view.ts'
import { OptionCells } from './OptionCells.tsx'
import { OwnText } from './OwnText.tsx'
import { Question } from './Question.tsx'

const none: readonly string[] = []

/** Any number of texts: those that are offered by a tap, own ones by hand. */
export function ListView({
  field,
  path,
  answer,
  errors,
  disabled,
  titled,
  onAnswer,
}: FieldViewProps<ListField>) {
  const { t } = useTranslation()
  // A draft of before may hold the one text that could be chosen then.
  const texts = Array.isArray(answer) ? (answer as readonly string[]) : none
  const own = texts.filter(text => !field.presets.some(({ value }) => value === text))
  const toggle = (text: string): void => onAnswer(path, toggleText(texts, text))
  const shape = cellShape(field.presets.map(({ label }) => t(label)))
  return (
    <Question label={t(field.label)} error={errorWithin(errors, path)} titled={titled}>
      {field.presets.length > 0 && (
        <OptionCells
          several
          options={field.presets}
          isChosen={text => texts.includes(text)}
          onToggle={toggle}
          shape={shape === 'list' ? 'list' : 'grid'}
          disabled={disabled}
        />
      )}
      {field.custom && (
        <OwnText
          path={path}
          label={t(field.custom.label)}
          minLength={field.custom.minLength}
          texts={own}
          disabled={disabled}
          onAdd={text => onAnswer(path, addText(field, texts, text))}
          onRemove={toggle}
        />
      )}
    </Question>
  )
}
