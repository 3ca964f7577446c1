import { getAnamnesisFhir } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../calls/call-input.ts'
import { ReasonSheet } from '../../ui/sheets/ReasonSheet.tsx'

type Props = { params: { dossierId: string; anamnesisId: string }; onClose: () => void }

/** Asks why an anamnesis leaves the house; the audit log keeps it with the export. */
export function ExportSheet({ params, onClose }: Props) {
  const { t } = useTranslation()
  const exportNow = (reason: string): void => {
    const link = document.createElement('a')
    link.href = addressOf(getAnamnesisFhir, { params, query: { reason } })
    link.download = `anamnesi-${params.anamnesisId}.fhir.json`
    link.click()
    onClose()
  }
  return (
    <ReasonSheet
      open
      onClose={onClose}
      title={t("Esportare l'anamnesi?")}
      confirmLabel={t('Esporta (FHIR)')}
      suggestions={[t('Passaggio a un altro servizio'), t('Richiesta del cliente')]}
      onConfirm={exportNow}
    >
      <p>
        {t(
          'Il file è per un altro programma. Il registro degli accessi conserva chi esporta, quando e perché.',
        )}
      </p>
    </ReasonSheet>
  )
}
