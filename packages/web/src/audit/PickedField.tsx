import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/fields/FieldFrame.tsx'
import classes from './Audit.module.css'

type Props = {
  label: string
  name: string | undefined
  pickLabel: string
  onPick: () => void
  onClear: () => void
}

/** Somebody or something found by a search: its name, a way to another, a way back to all. */
export function PickedField({ label, name, pickLabel, onPick, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <FieldFrame label={label}>
      <div className={classes.picked}>
        {name !== undefined && (
          <button
            type="button"
            className={classes.chip}
            aria-label={t('Togli il filtro {{filter}}', { filter: name })}
            onClick={onClear}
          >
            {name}
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        )}
        <Button variant="default" onClick={onPick}>
          {name === undefined ? pickLabel : t('Cambia')}
        </Button>
      </div>
    </FieldFrame>
  )
}
