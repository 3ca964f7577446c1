import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'

type Props = {
  conflict: { keepMine: () => void; takeTheirs: () => void } | null
  onClose: () => void
}

/** Somebody else has changed the day meanwhile: what holds. */
export function DayConflictSheet({ conflict, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Sheet open={conflict !== null} onClose={onClose} title={t('Il giorno è cambiato')}>
      <p>
        {t(
          "Nel frattempo qualcun altro ha cambiato le visite di questo giorno. Le sue modifiche restano; si possono riportare le proprie sul giorno com'è ora, da controllare e salvare.",
        )}
      </p>
      <SheetActions>
        <Button data-autofocus onClick={conflict?.keepMine}>
          {t('Riporta le mie modifiche')}
        </Button>
        <Button variant="default" onClick={conflict?.takeTheirs}>
          {t('Scarta le mie modifiche')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
