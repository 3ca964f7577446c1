import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { SchemeTable } from '../drugs/SchemeTable.tsx'
import { useToday } from '../i18n/use-today.ts'
import { EmergencyPart } from './EmergencyPart.tsx'

/** The drugs in use, as the scheme of today has them. */
export function EmergencyDrugs({ drugs }: { drugs: readonly Drug[] | null }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <EmergencyPart
      title={t('Farmaci in uso')}
      known={drugs}
      none={t('Nessuno registrato.')}
      isNone={listed => listed.length === 0}
    >
      {listed => <SchemeTable drugs={listed} day={today} />}
    </EmergencyPart>
  )
}
