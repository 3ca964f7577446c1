import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { ConflictChoices } from './ConflictChoices.tsx'
import classes from './ConflictSheet.module.css'
import { MergedFields } from './MergedFields.tsx'
import { type Choices, mergeSides, type ShownField, sortSides } from './merge-sides.ts'
import { Sheet, SheetActions } from './Sheet.tsx'

type Props<Shown, Values> = {
  title: string
  fields: readonly ShownField<Shown>[]
  /** What both began with; null where nobody knows it any more. */
  base: Values | null
  mine: Values
  theirs: Values
  /** Who saved the other version: by name, with `at` in words; null where no record says. */
  by: string | null
  at: string | null
  busy: boolean
  onResolve: (values: Values) => void
  onCancel: () => void
}

/**
 * Two versions of one record, mine and the one that somebody saved meanwhile. What one side alone changed is
 * merged and shown; of what both changed nothing is chosen beforehand, and nothing typed is lost.
 */
export function ConflictSheet<Shown extends object, Values extends Shown>(props: Props<Shown, Values>) {
  const { title, fields, base, mine, theirs, by, at, busy, onResolve, onCancel } = props
  const { t } = useTranslation()
  const [choices, setChoices] = useState<Choices>({})
  const sorted = sortSides<Shown>(fields, base, mine, theirs)
  const { asked } = sorted
  const open = asked.filter(({ field }) => choices[field] === undefined).length
  const saveLabel = asked.length > 0 ? t('Salva le scelte') : t('Salva')
  return (
    <Sheet open onClose={onCancel} title={title} dismissible={!busy}>
      <p className={classes.intro} tabIndex={-1} data-autofocus>
        {savedWords(by, at, t)}{' '}
        {asked.length > 0
          ? t('Scegliere che cosa vale.')
          : t('I cambiamenti si uniscono: controllare e salvare.')}
      </p>
      <ConflictChoices<Shown>
        fields={asked}
        base={base}
        mine={mine}
        theirs={theirs}
        by={by}
        at={at}
        choices={choices}
        onChoose={setChoices}
      />
      <MergedFields<Shown> sorted={sorted} base={base} mine={mine} theirs={theirs} by={by} />
      <div className={classes.actions}>
        <SheetActions>
          <Button
            disabled={open > 0}
            loading={busy}
            onClick={() => onResolve(mergeSides(sorted, mine, theirs, choices))}
          >
            {open > 0 ? t('Ancora {{count}} campi da scegliere', { count: open }) : saveLabel}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {t('Torna al modulo')}
          </Button>
        </SheetActions>
      </div>
    </Sheet>
  )
}

/** That another version was saved meanwhile, by whom and when as far as it is known. */
function savedWords(by: string | null, at: string | null, t: TFunction): string {
  if (by === null) return t("Mentre lei scriveva è stata salvata un'altra versione.")
  if (at === null) return t('{{by}} ha salvato questa registrazione mentre lei scriveva.', { by })
  return t('{{by}} ha salvato questa registrazione il {{at}}, mentre lei scriveva.', { by, at })
}
