import { choiceOf, noteBeside, type Value } from '@vicino/domain/form/answers.ts'
import { takesNote, tapOption, withNote } from '@vicino/domain/form/choice.ts'
import {
  type ChoiceField,
  type FlagField,
  noteField,
  type QuestionField,
  type ScoreField,
} from '@vicino/domain/form/field.ts'
import { optionsOf } from '@vicino/domain/form/options.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { cellShape } from './cell-shape.ts'
import { FollowUp } from './FieldCard.tsx'
import { type FieldViewProps, pathBeside } from './field-view.ts'
import { OptionCells } from './OptionCells.tsx'
import { OwnText } from './OwnText.tsx'
import { Question } from './Question.tsx'

type OptionsField = ChoiceField | QuestionField | FlagField | ScoreField

/** One answer of several, with the description that some of them take. A second tap takes it back. */
export function OptionsView(props: FieldViewProps<OptionsField>) {
  const { field, path, answer, errors, disabled, titled, onAnswer } = props
  const { t } = useTranslation()
  const options = optionsOf(field)
  const chosen = choiceOf(answer)
  const shape = cellShape(options.map(({ label }) => t(label)))
  const tap = (value: Value): void => onAnswer(path, tapOption(field, answer, value))
  return (
    <>
      <Question label={t(field.label)} error={errors[path]} titled={titled} inline={shape === 'pair'}>
        <OptionCells
          options={options}
          isChosen={value => value === chosen}
          onToggle={tap}
          shape={field.kind === 'score' ? 'list' : shape}
          disabled={disabled}
          {...(field.kind === 'score' && { aside: pointsWords })}
        />
        {field.kind === 'choice' && field.custom && (
          <OwnChoice path={path} field={field} chosen={chosen} disabled={disabled} onChoose={tap} />
        )}
      </Question>
      <NoteBeside {...props} />
    </>
  )
}

const pointsWords = (points: Value): string => String(points)

/** The description that the chosen option takes. */
function NoteBeside({ field, path, answer, errors, disabled, onAnswer }: FieldViewProps<OptionsField>) {
  const { t } = useTranslation()
  const note = noteField(field)
  if (!note || !takesNote(field, choiceOf(answer))) return null
  return (
    <FollowUp short>
      <NoteField
        label={t(note.label)}
        minRows={2}
        maxLength={noteMax}
        value={noteBeside(answer)}
        error={errors[pathBeside(path, note.wire)]}
        disabled={disabled}
        onChange={words => onAnswer(path, withNote(answer, words))}
      />
    </FollowUp>
  )
}

type OwnProps = {
  path: string
  field: ChoiceField
  chosen: Value | undefined
  disabled: boolean
  onChoose: (value: Value) => void
}

/** An answer in the nurse's own words instead of one of the options. */
function OwnChoice({ path, field, chosen, disabled, onChoose }: OwnProps) {
  const { t } = useTranslation()
  const own = chosen !== undefined && !field.options.some(({ value }) => value === chosen)
  if (!field.custom) return null
  return (
    <OwnText
      path={path}
      label={t(field.custom.label)}
      minLength={field.custom.minLength}
      texts={own ? [String(chosen)] : []}
      disabled={disabled}
      onAdd={onChoose}
      onRemove={onChoose}
    />
  )
}
