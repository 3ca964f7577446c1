import { withPhrase } from '@vicino/domain/focus/focus-flow.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import { type NoteFields as Note, type NotePart, noteParts } from '@vicino/domain/focus/note.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './Focus.module.css'
import { ReadingsField } from './ReadingsField.tsx'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  note: Note
  errors: Partial<Record<string, ReactNode>>
  onWrite: (part: NotePart, text: string) => void
  onAttach: (readings: Id[]) => void
  /** What is common to write of this topic is offered; nothing is written by itself. */
  topic?: FocusTopic | undefined
  /** Whether the evaluation is open; without `onEvaluates` it cannot be opened here. */
  evaluates: boolean
  onEvaluates?: (on: boolean) => void
  children?: ReactNode
}

/** The three parts of a note: what was seen, what was done, and behind a switch what came of it. */
export function NoteFields({
  note,
  errors,
  onWrite,
  onAttach,
  topic,
  evaluates,
  onEvaluates,
  children,
}: Props) {
  const { t } = useTranslation()
  const part = (value: NotePart, phrases: readonly string[] = []): ReactNode => {
    const { letter, label } = noteParts.find(one => one.value === value)!
    return (
      <div>
        <NoteField
          label={dotted([letter, t(label)])}
          value={note[value]}
          error={errors[value]}
          onChange={text => onWrite(value, text)}
        />
        <Phrases
          label={t('Frasi proposte: {{part}}', { part: t(label) })}
          phrases={phrases.filter(phrase => !note[value].includes(phrase))}
          onTake={phrase => onWrite(value, withPhrase(note[value], phrase))}
        />
      </div>
    )
  }
  return (
    <Stack>
      <Card>
        <Fields>
          {part('data', topic?.common_data)}
          <ReadingsField value={note.readings} onChange={onAttach} />
          {part('action', topic?.common_actions)}
        </Fields>
      </Card>
      {(evaluates || onEvaluates || children) && (
        <Card>
          <Fields>
            {onEvaluates && (
              <SwitchField label={t('Valutazione presente')} value={evaluates} onChange={onEvaluates} />
            )}
            {evaluates && part('evaluation')}
            {children}
          </Fields>
        </Card>
      )}
    </Stack>
  )
}

type PhrasesProps = { label: string; phrases: readonly string[]; onTake: (phrase: string) => void }

function Phrases({ label, phrases, onTake }: PhrasesProps) {
  if (phrases.length === 0) return null
  return (
    <ul className={classes.phrases} aria-label={label}>
      {phrases.map(phrase => (
        <li key={phrase}>
          <button type="button" className={classes.phrase} onClick={() => onTake(phrase)}>
            <IconPlus size={16} stroke={2} aria-hidden />
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  )
}
