import type { Day } from '@vicino/domain/days/day.ts'
import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import { copyDays } from '@vicino/domain/day-services/day-services.contract.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlap } from '../../calls/use-overlap.ts'
import { useSave } from '../../calls/use-save.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { OverlapSheet } from '../LateOverlapSheets.tsx'
import { taskReads } from '../task-reads.ts'
import { DaysChoice } from './DaysChoice.tsx'

type Props = { dayServices: DayServices; dossierId: string; onClose: () => void }

/** Which days get what this day holds, beside what stands there. */
export function CopyDaySheet({ dayServices, dossierId, onClose }: Props) {
  const { t } = useTranslation()
  const [_id, setId] = useState(() => newId())
  const [days, setDays] = useState<ReadonlySet<Day>>(new Set())
  const save = useSave(copyDays, { refreshes: taskReads })
  // Another choice is another copy; the same one sent again makes nothing twice.
  const choose = (next: ReadonlySet<Day>): void => {
    setDays(next)
    setId(newId())
  }
  const send = async (confirmed: { confirm_overlap?: OverlapConfirmation } = {}): Promise<void> => {
    const body = {
      _id,
      from: dayServices.day,
      to: [...days].toSorted(),
      version: dayServices.version,
      ...confirmed,
    }
    if (!(await save.send({ params: { dossierId }, body }))) return
    toast(t('Copiato in {{count}} giorni', { count: days.size }), 'ok')
    onClose()
  }
  const overlap = useOverlap(save, confirm_overlap => send({ confirm_overlap }))
  if (overlap) return <OverlapSheet {...overlap} />
  return (
    <Sheet open onClose={onClose} title={t('Copia in altri giorni')} dismissible={!save.saving}>
      <p>{t('Gli appuntamenti si aggiungono a quelli che ci sono già: nulla viene sovrascritto.')}</p>
      <DaysChoice from={dayServices.day} dossierId={dossierId} chosen={days} onChange={choose} />
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <SheetActions>
        <Button loading={save.saving} disabled={days.size === 0} onClick={() => void send()}>
          {days.size === 0 ? t('Copia') : t('Copia in {{count}} giorni', { count: days.size })}
        </Button>
        <Button variant="default" disabled={save.saving} onClick={onClose}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
