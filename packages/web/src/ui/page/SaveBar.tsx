import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Dock } from './Dock.tsx'
import classes from './SaveBar.module.css'

type Props = {
  label?: string | undefined
  saving?: boolean
  disabled?: boolean
  /** For example "Bozza salvata 14:32". Its place is kept while it is empty: the save stays under the thumb. */
  state?: ReactNode
  /** What was refused as a whole, where the thumb is. */
  refusal?: ReactNode
  /** False for one form among others on a page: its save stands at its end, and nowhere else. */
  docked?: boolean
  /** A second button, beside or after the main one. */
  children?: ReactNode
}

/** The main action of a form, in sight however long that is: across the bottom of a phone, at its right edge at a desk. */
export function SaveBar({
  label,
  saving = false,
  disabled = false,
  state,
  refusal,
  docked = true,
  children,
}: Props) {
  const { t } = useTranslation()
  return (
    <Dock className={docked ? classes.bar : undefined} docked={docked} data-save-bar={docked || undefined}>
      {refusal && <div className={classes.refusal}>{refusal}</div>}
      <div className={classes.buttons}>
        <Button type="submit" loading={saving} disabled={disabled} variant={docked ? 'filled' : 'default'}>
          {label ?? t('Salva')}
        </Button>
        {children}
      </div>
      {state !== undefined && (
        <div className={classes.state} role="status">
          {state}
        </div>
      )}
    </Dock>
  )
}
