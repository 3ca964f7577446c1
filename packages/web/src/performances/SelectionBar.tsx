import type { Performance } from '@vicino/domain/performances/performance.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { EditPerformances } from './LatePerformanceSheets.tsx'
import classes from './Performances.module.css'
import { StrikePerformances } from './StrikePerformances.tsx'

type Props = { performances: readonly Performance[]; onDone: () => void }

/** What may be done with those that are selected: correct their minutes and comments, or strike them. */
export function SelectionBar({ performances, onDone }: Props) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<readonly Performance[] | null>(null)
  return (
    <>
      {performances.length > 0 && (
        <div className={classes.bar} role="group" aria-label={t('Prestazioni selezionate')}>
          <span role="status">{t('Selezionate: {{number}}', { number: performances.length })}</span>
          <Button onClick={() => setEditing(performances)}>{t('Modifica')}</Button>
          <StrikePerformances performances={performances} onDone={onDone} />
        </div>
      )}
      {editing && (
        <EditPerformances
          performances={editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
