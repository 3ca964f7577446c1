import { readingRecord } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { IconHeartExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { Button } from '../../ui/Button.tsx'
import { showAlarm } from './shown-alarms.ts'

/** The way back to the sheet of a reading, as long as somebody has to act on it: a reload took it from the page. */
export function ActOnReading({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const { critical, allows } = useDossier()
  const { dossierId, _id: readingId } = reading
  const stands = critical.some(value => value.readingId === readingId)
  if (!stands || !allows(readingRecord.write)) return null
  return (
    <div>
      <Button
        leftSection={<IconHeartExclamation size={20} aria-hidden />}
        onClick={() => showAlarm({ dossierId, readingId, reading, reopened: true })}
      >
        {t('Che cosa fare')}
      </Button>
    </div>
  )
}
