import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Ending, Unsaved } from './use-unsaved.ts'

type Props = { ending: Ending; unsaved: Unsaved; onLeave: () => void; onClose: () => void }

/** Says before a visit ends what is typed on its page and not saved, and where it waits if it ends all the same. */
export function UnsavedSheet({ ending, unsaved: { values, note }, onLeave, onClose }: Props) {
  const { t } = useTranslation()
  const ends = ending === 'end'
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={ends ? t('Terminare senza salvare?') : t('Continuare senza salvare?')}
      confirmLabel={ends ? t('Termina lo stesso') : t('Continua lo stesso')}
      cancelLabel={t('Torna alla visita')}
      danger
      onConfirm={onLeave}
    >
      <Stack>
        {values && (
          <p>{t('I parametri non sono salvati. Restano come bozza in «Parametri vitali» del dossier.')}</p>
        )}
        {note && <p>{t('La nota di focus non è salvata. Resta come bozza nel suo focus.')}</p>}
      </Stack>
    </ConfirmSheet>
  )
}
