import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dock } from '../../ui/page/Dock.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import classes from './TaskActions.module.css'

type Props = {
  /** False while a keypad holds the edge. */
  docked: boolean
  onLeave: () => void
}

/** Stands where the end of a visit stood, once it was ended or changed elsewhere: nothing that is typed goes with it. */
export function VisitOver({ docked, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Dock
      className={classes.dock}
      docked={docked}
      data-at-work
      data-docked={docked || undefined}
      data-save-bar
    >
      <Notice tone="attention">
        {t(
          'Questa visita non è più in corso: è stata conclusa o cambiata altrove. Quello che è scritto qui resta e si può ancora salvare.',
        )}
      </Notice>
      <div className={classes.actions}>
        <Button variant="default" size="lg" onClick={onLeave}>
          {t('Mostra la visita')}
        </Button>
      </div>
    </Dock>
  )
}
