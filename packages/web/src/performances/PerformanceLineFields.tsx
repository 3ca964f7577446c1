import { IconMessagePlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { DurationField } from './DurationField.tsx'
import { LetterMark } from './LetterMark.tsx'
import type { PerformanceLine } from './performance-line.ts'
import classes from './Performances.module.css'

type Props = {
  line: PerformanceLine
  onChange: (line: PerformanceLine) => void
  errors: { duration?: ReactNode; comment?: ReactNode }
  /** Beside the name: what chooses the line or takes it back. */
  start?: ReactNode
  /** False where only the name shows, because the line is not chosen. */
  open?: boolean
  children?: ReactNode
}

/** One performed service in a form: its minutes, and a comment where there is something to say. */
export function PerformanceLineFields({ line, onChange, errors, start, open = true, children }: Props) {
  const { t } = useTranslation()
  const [commenting, setCommenting] = useState(line.comment !== '')
  const { service_details: service, duration, comment } = line
  return (
    <div className={classes.line}>
      <fieldset className={classes.group}>
        <legend className={classes.service}>
          {start}
          <LetterMark letter={service.letter} />
          <span className={classes.name}>{service.name}</span>
        </legend>
        {open && (
          <div className={classes.fields}>
            <DurationField
              value={duration}
              onChange={value => onChange({ ...line, duration: value })}
              error={errors.duration}
            />
            {commenting ? (
              <NoteField
                label={t('Commento')}
                value={comment}
                onChange={value => onChange({ ...line, comment: value })}
                error={errors.comment}
                minRows={2}
              />
            ) : (
              <Button
                variant="subtle"
                leftSection={<IconMessagePlus size={20} stroke={1.8} aria-hidden />}
                onClick={() => setCommenting(true)}
              >
                {t('Aggiungi un commento')}
              </Button>
            )}
            {children}
          </div>
        )}
      </fieldset>
    </div>
  )
}
