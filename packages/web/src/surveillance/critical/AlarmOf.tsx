import { isAlarming } from '@vicino/domain/surveillance/critical.ts'
import { getReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { AlarmSheet } from './AlarmSheet.tsx'
import type { Alarm } from './shown-alarms.ts'

type Props = { alarm: Alarm; onClose: () => void }

/** The sheet of a reading, which is asked for where only its id is known; that it is critical is said until then. */
export function AlarmOf({ alarm, onClose }: Props) {
  const { dossierId, readingId, reading, reopened = false } = alarm
  const { t } = useTranslation()
  const read = useRead(getReading, { params: { dossierId, readingId } }, { when: !reading })
  const known = reading ?? read.data
  // What was asked for anew may have been corrected or struck meanwhile.
  const isOver = !reopened && read.data !== undefined && (read.data.struck !== null || !isAlarming(read.data))
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (isOver) return null
  if (known) return <AlarmSheet reading={known} reopened={reopened} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={t('Valori critici')} dismissible={read.isError}>
      <Loaded read={read}>{() => null}</Loaded>
    </Sheet>
  )
}
