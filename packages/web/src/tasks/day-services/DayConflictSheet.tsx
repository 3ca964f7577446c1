import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'

/** What somebody else has changed meanwhile, and what may become of it. */
export type DayConflict = { of: keyof typeof wordsOf; keepMine: () => void; takeTheirs: () => void }

type Props = {
  conflict: DayConflict | null
  onClose: () => void
}

/** Somebody else has changed the day meanwhile, or other days of the series: what holds. */
export function DayConflictSheet({ conflict, onClose }: Props) {
  const { t } = useTranslation()
  const { title, said, keep } = wordsOf[conflict?.of ?? 'day'](t)
  return (
    <Sheet open={conflict !== null} onClose={onClose} title={title}>
      <p>{said}</p>
      <SheetActions>
        <Button data-autofocus onClick={conflict?.keepMine}>
          {keep}
        </Button>
        <Button variant="default" onClick={conflict?.takeTheirs}>
          {t('Scarta le mie modifiche')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}

const wordsOf = {
  day: (t: TFunction) => ({
    title: t('Il giorno è cambiato'),
    said: t(
      "Nel frattempo qualcun altro ha cambiato le visite di questo giorno. Le sue modifiche restano; si possono riportare le proprie sul giorno com'è ora, da controllare e salvare.",
    ),
    keep: t('Riporta le mie modifiche'),
  }),
  series: (t: TFunction) => ({
    title: t('La serie è cambiata'),
    said: t(
      'Nel frattempo qualcun altro ha cambiato altri giorni della serie. Le sue modifiche restano; salvando di nuovo si legge che cosa ne sarà della serie com’è ora.',
    ),
    keep: t('Mantieni le mie modifiche'),
  }),
}
