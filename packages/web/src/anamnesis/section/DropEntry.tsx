import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'

/** The way back from a new entry; what is typed of it is asked about before it goes. */
export function DropEntry({ typed, onDrop }: { typed: boolean; onDrop: () => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => (typed ? setAsked(true) : onDrop())}>
        {t("Torna all'elenco")}
      </Button>
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Scartare questa voce?')}
        confirmLabel={t('Scarta la voce')}
        danger
        onConfirm={onDrop}
      >
        {t('Quello che è scritto in questo modulo va perso.')}
      </ConfirmSheet>
    </>
  )
}
