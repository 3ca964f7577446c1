import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import classes from './ConflictView.module.css'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import { SheetActions } from './Sheet.tsx'

export type Side = 'mine' | 'theirs'

/** A field that both have changed, each side in words. */
export type ConflictField = { id: string; label: string; mine: string; theirs: string }

type Props = {
  fields: readonly ConflictField[]
  /** Who saved the other version, and when, in words; null where the record does not say. */
  by: string
  at: string | null
  onResolve: (choices: Record<string, Side>) => void
  onCancel: () => void
  busy?: boolean
}

/**
 * Two versions of one record, field by field: mine and the one that somebody else saved meanwhile. Nothing is
 * chosen beforehand and nothing typed is lost.
 */
export function ConflictView({ fields, by, at, onResolve, onCancel, busy = false }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const open = fields.filter(({ id }) => choices[id] === undefined).length
  const chooseAll = (side: Side): void => setChoices(Object.fromEntries(fields.map(({ id }) => [id, side])))
  return (
    <div>
      <p className={classes.intro}>
        {at === null
          ? t('{{by}} ha salvato questa registrazione mentre lei scriveva. Scegliere che cosa vale.', { by })
          : t(
              '{{by}} ha salvato questa registrazione il {{at}}, mentre lei scriveva. Scegliere che cosa vale.',
              { by, at },
            )}
      </p>
      <div className={classes.all}>
        <Button variant="default" onClick={() => chooseAll('mine')}>
          {t('Tutto il mio')}
        </Button>
        <Button variant="default" onClick={() => chooseAll('theirs')}>
          {t('Tutto di {{by}}', { by })}
        </Button>
      </div>
      <div className={classes.fields}>
        {fields.map(field => (
          <FieldFrame key={field.id} label={field.label}>
            <div className={classes.sides}>
              {(['mine', 'theirs'] as const).map(side => (
                <label key={side} className={classes.side}>
                  <input
                    type="radio"
                    name={`${name}-${field.id}`}
                    checked={choices[field.id] === side}
                    onChange={() => setChoices({ ...choices, [field.id]: side })}
                  />
                  <span className={classes.who}>{side === 'mine' ? t('Quello che ho scritto io') : by}</span>
                  <span className={classes.value}>{field[side] === '' ? t('(vuoto)') : field[side]}</span>
                </label>
              ))}
            </div>
          </FieldFrame>
        ))}
      </div>
      <SheetActions>
        <Button disabled={open > 0} loading={busy} onClick={() => onResolve(choices)}>
          {open > 0 ? t('Ancora {{count}} da scegliere', { count: open }) : t('Salva le scelte')}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('Torna al modulo')}
        </Button>
      </SheetActions>
    </div>
  )
}
