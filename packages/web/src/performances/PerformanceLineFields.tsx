import type { Id } from '@vicino/domain/wire/id.ts'
import { IconMessagePlus, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { DurationField } from './DurationField.tsx'
import { LetterMark } from './LetterMark.tsx'
import type { PerformanceLine } from './performance-line.ts'
import classes from './Performances.module.css'

type Props = {
  dossierId: Id
  line: PerformanceLine
  onChange: (line: PerformanceLine) => void
  errors: { duration?: ReactNode; comment?: ReactNode; handover_to?: ReactNode }
  /** Before the name: what chooses the line or takes it back. */
  start?: ReactNode
  /** Where it is given, the fields show only once somebody wants to change what stands there. */
  onOpen?: () => void
  /** Whether it was handed over before this correction. */
  wasHanded?: boolean
  children?: ReactNode
}

/** One performed service in a form: its minutes, and a comment where there is something to say. */
export function PerformanceLineFields(props: Props) {
  const { line, onChange, errors, start, onOpen, children } = props
  const { t } = useTranslation()
  const id = useId()
  const { group, willOpen } = useFocusOnOpen(onOpen === undefined)
  const { letter, name } = line.service_details
  return (
    <div ref={group} role="group" aria-labelledby={id} className={classes.line}>
      <div className={classes.service}>
        {start}
        <LetterMark letter={letter} />
        <span id={id} className={classes.name}>
          {name}
        </span>
        {onOpen && (
          <button
            type="button"
            className={classes.opener}
            aria-label={t('{{minutes}} minuti: cambia', { minutes: line.duration })}
            onClick={() => {
              willOpen()
              onOpen()
            }}
          >
            {t('{{minutes}} min', { minutes: line.duration })}
            <IconPencil size={18} stroke={1.9} aria-hidden />
          </button>
        )}
      </div>
      {!onOpen && (
        <div className={classes.fields}>
          <DurationField
            value={line.duration}
            onChange={duration => onChange({ ...line, duration })}
            error={errors.duration}
          />
          <Comment {...props} />
          {children}
        </div>
      )}
    </div>
  )
}

/** The button that opened the fields is gone: the first of them takes its focus. */
function useFocusOnOpen(isOpen: boolean) {
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!isOpen || !pressed.current) return
    pressed.current = false
    group.current?.querySelector<HTMLElement>('input[inputmode]')?.focus()
  }, [isOpen])
  const willOpen = (): void => {
    pressed.current = true
  }
  return { group, willOpen }
}

type CommentProps = Pick<Props, 'dossierId' | 'line' | 'onChange' | 'errors' | 'wasHanded'>

/** What there is to say of it, and whether whoever comes next has to take it over. */
function Comment({ dossierId, line, onChange, errors, wasHanded = false }: CommentProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const write = (comment: string): void => {
    // Once it stands there it stays, also emptied.
    setOpened(true)
    onChange({ ...line, comment })
  }
  if (opened || line.comment !== '' || line.handover)
    return (
      <>
        <NoteField
          label={t('Commento')}
          minRows={2}
          value={line.comment}
          onChange={write}
          error={errors.comment}
        />
        <HandoverSwitch
          kind="Performance"
          dossierId={dossierId}
          handover={{ value: line.handover, onChange: handover => onChange({ ...line, handover }) }}
          to={{
            value: line.handover_to,
            onChange: handover_to => onChange({ ...line, handover_to }),
            error: errors.handover_to,
          }}
          before={wasHanded}
        />
      </>
    )
  return (
    <Button
      variant="subtle"
      leftSection={<IconMessagePlus size={20} stroke={1.8} aria-hidden />}
      onClick={() => setOpened(true)}
    >
      {t('Aggiungi un commento')}
    </Button>
  )
}
