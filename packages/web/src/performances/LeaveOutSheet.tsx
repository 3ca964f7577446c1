import type { PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import { getPlannedServices, leaveOutServices } from '@vicino/domain/performances/performances.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'

type Props = { taskId: string; services: readonly PlannedOnVisit[]; onClose: () => void }

/** Asks before planned services are said not to have been done, each with its name and its minutes. */
export function LeaveOutSheet({ taskId, services, onClose }: Props) {
  const { t } = useTranslation()
  const { send, saving, banner } = useSave(leaveOutServices, {
    refreshes: [getPlannedServices],
    awaitsReads: true,
  })
  const confirm = async (): Promise<void> => {
    const codes = services.map(({ service_details: { code } }) => code)
    if (!(await send({ params: { taskId }, body: { services: codes } }))) return
    toast(t('Segnato come non eseguito'), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      busy={saving}
      title={t('Il resto non è stato eseguito?')}
      banner={banner}
      confirmLabel={t('Segna come non eseguito')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ul>
        {services.map(({ serviceId, service_details: { name }, duration }) => (
          <li key={serviceId}>
            {name}, {t('{{minutes}} min', { minutes: duration })}
          </li>
        ))}
      </ul>
      <p>{t('Non vengono più chieste né fatturate. Si possono ancora registrare.')}</p>
    </ConfirmSheet>
  )
}
