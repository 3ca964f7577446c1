import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import type { Place, Selection } from './use-selection.ts'
import classes from './Assignment.module.css'

type Props = {
  selection: Selection
  /** Asks who gets them, where no operator is in sight beside them. */
  onChoose?: () => void
  onAssign: (to: Id | null, places: readonly Place[]) => void
}

/** How many visits are chosen, and what can be done with them from wherever one has scrolled to. */
export function SelectionBar({ selection, onChoose, onAssign }: Props) {
  const { t } = useTranslation()
  const { places, clear } = selection
  return (
    <div className={classes.bar} role="status" hidden={places.length === 0}>
      {places.length > 0 && (
        <>
          <p className={classes.barWords}>{t('{{count}} visite scelte', { count: places.length })}</p>
          {onChoose && <Button onClick={onChoose}>{t('Assegna a…')}</Button>}
          {places.some(({ from }) => from !== null) && (
            <Button variant="default" onClick={() => onAssign(null, places)}>
              {t("Togli l'operatore")}
            </Button>
          )}
          {places.length === 1 && (
            <LinkButton variant="subtle" link={pages.task.link({ taskId: places[0]!.taskId })}>
              {t('Apri')}
            </LinkButton>
          )}
          <Button variant="subtle" onClick={clear}>
            {t('Annulla la scelta')}
          </Button>
        </>
      )}
    </div>
  )
}
