import { lineMax } from '@vicino/domain/wire/text.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import classes from './OwnText.module.css'
import { useSaveLeadsHere } from './use-save-leads-here.ts'
import { useWaitingText } from './waiting-texts.ts'

type Props = {
  /** Where its field stands in the section. */
  path: string
  /** What an own text is, for example "Altro ausilio". */
  label: string
  /** The button is disabled below this length; 1: it never is, and an empty text is ignored. */
  minLength: number
  /** The own texts that stand. */
  texts: readonly string[]
  disabled: boolean
  onAdd: (text: string) => void
  onRemove: (text: string) => void
}

/** Answers in one's own words beside those that are offered. */
export function OwnText({ path, label, minLength, texts, disabled, onAdd, onRemove }: Props) {
  return (
    <div className={classes.own}>
      {texts.length > 0 && (
        <Inline as="ul">
          {texts.map(text => (
            <StandingText key={text} text={text} disabled={disabled} onRemove={() => onRemove(text)} />
          ))}
        </Inline>
      )}
      {!disabled && <NewText {...{ path, label, minLength, onAdd }} />}
    </div>
  )
}

function StandingText({
  text,
  disabled,
  onRemove,
}: {
  text: string
  disabled: boolean
  onRemove: () => void
}) {
  const { t } = useTranslation()
  return (
    <li className={classes.text}>
      <span>{text}</span>
      {!disabled && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('Rimuovi {{entry}}', { entry: text })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** A text is an answer once it is added; until then it is kept as typed, and a save leads here. */
function NewText({ path, label, minLength, onAdd }: Pick<Props, 'path' | 'label' | 'minLength' | 'onAdd'>) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [written, write] = useWaitingText(path)
  const [isOverdue, setOverdue] = useState(false)
  const text = written.trim()
  useSaveLeadsHere(text !== '', () => {
    setOverdue(true)
    input.current?.focus()
  })
  const isLongEnough = text.length >= minLength
  const change = (to: string): void => {
    write(to)
    setOverdue(false)
  }
  const add = (): void => {
    if (!isLongEnough || text === '') return
    onAdd(text)
    change('')
  }
  // Enter adds the text; it saves the form only where nothing waits to be added.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || text === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className={classes.new}>
      <TextInput
        ref={input}
        aria-label={label}
        error={isOverdue && t('Testo non ancora aggiunto: aggiungerlo o cancellarlo.')}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={lineMax}
        value={written}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="default"
        aria-label={t('{{field}}: aggiungi', { field: label })}
        disabled={minLength > 1 && !isLongEnough}
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={add}
      >
        <span className={classes.addWords}>{t('Aggiungi')}</span>
      </Button>
    </div>
  )
}
