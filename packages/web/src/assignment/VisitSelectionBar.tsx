import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { OperatorChoice } from './OperatorChoice.tsx'
import type { BoardProps } from './board-props.ts'
import classes from './Assignment.module.css'

/** How many visits are chosen, and what can be done with them from wherever one has scrolled to. */
export function VisitSelectionBar({ board, day, selection, onAssign }: BoardProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const { places, clear } = selection
  return (
    <>
      <div className={classes.bar} role="status" hidden={places.length === 0}>
        {places.length > 0 && (
          <>
            <p className={classes.barWords}>{t('{{count}} visite scelte', { count: places.length })}</p>
            <Button onClick={() => setChoosing(true)}>{t('Assegna a…')}</Button>
            {places.some(({ from }) => from !== null) && (
              <Button variant="default" onClick={() => onAssign(null, places)}>
                {t("Rimuovi l'operatore")}
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
      {choosing && (
        <OperatorChoice
          board={board}
          day={day}
          selection={selection}
          onClose={() => setChoosing(false)}
          onChoose={operator => {
            setChoosing(false)
            onAssign(operator, places)
          }}
        />
      )}
    </>
  )
}
