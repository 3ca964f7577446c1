import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'

/** Takes back a number that belongs to somebody else: the form itself saves only whole numbers. */
export function RemoveNumber({ busy, onRemove }: { busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('Rimuovi il numero')}
      </Button>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Rimuovere il numero?')}
        confirmLabel={t('Rimuovi il numero')}
        danger
        busy={busy}
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
      >
        {t('Il campo resta vuoto finché qualcuno non ne scrive un altro.')}
      </ConfirmSheet>
    </>
  )
}
