import type { Performance } from '@vicino/domain/performances/performance.ts'
import { updatePerformance } from '@vicino/domain/performances/performances.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { toast } from '../ui/toast.ts'

type Props = { performances: readonly Performance[]; onDone?: () => void }

/** Strikes one or several with one reason, one after the other; it ends at the first that is refused. */
export function StrikePerformances({ performances, onDone }: Props) {
  const { t } = useTranslation()
  const save = useSave(updatePerformance)
  const [first] = performances
  const strike = async (reason: string): Promise<Performance | undefined> => {
    for (const { _id, dossierId, version } of performances) {
      const params = { dossierId, performanceId: _id }
      const struck = await save.send({ params, body: { version, struck: { reason } } })
      if (!struck) return undefined
    }
    toast(performances.length === 1 ? t('Prestazione annullata') : t('Prestazioni annullate'), 'ok')
    onDone?.()
    return first
  }
  return (
    <StrikeRecord
      draftKey={`performances.strike.${first!._id}`}
      label={performances.length === 1 ? t('Annulla la prestazione') : t('Annulla le prestazioni')}
      question={
        performances.length === 1
          ? t('Annullare {{name}}?', { name: first!.service_details.name })
          : t('Annullare le prestazioni selezionate?')
      }
      save={save}
      onStrike={strike}
    >
      {t('Il testo resta leggibile. Una prestazione annullata non conta e non viene fatturata.')}
    </StrikeRecord>
  )
}
