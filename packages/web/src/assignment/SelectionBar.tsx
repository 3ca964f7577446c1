import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { Place, Selection } from './use-selection.ts'
import classes from './Assignment.module.css'

type Props = { selection: Selection; onAssign: (to: Id | null, places: readonly Place[]) => void }

/** How many visits are chosen, and what can be done with them beside giving them to somebody. */
export function SelectionBar({ selection, onAssign }: Props) {
  const { t } = useTranslation()
  const { places, clear } = selection
  return (
    <div className={classes.bar} role="status" hidden={places.length === 0}>
      {places.length > 0 && (
        <>
          <p className={classes.barWords}>{t('{{count}} visite scelte', { count: places.length })}</p>
          {places.some(({ from }) => from !== null) && (
            <Button variant="default" onClick={() => onAssign(null, places)}>
              {t("Togli l'operatore")}
            </Button>
          )}
          <Button variant="subtle" onClick={clear}>
            {t('Annulla la scelta')}
          </Button>
        </>
      )}
    </div>
  )
}
