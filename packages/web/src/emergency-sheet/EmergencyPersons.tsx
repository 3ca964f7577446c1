import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { useTranslation } from 'react-i18next'
import { CallList } from '../contact-persons/CallList.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'

/** Whom one calls around the client, first who is called in an emergency. */
export function EmergencyPersons({ persons }: { persons: readonly ContactPerson[] | null }) {
  const { t } = useTranslation()
  return (
    <EmergencyPart
      title={t('Persone di contatto')}
      known={persons}
      none={t('Nessuna indicata.')}
      isNone={listed => listed.length === 0}
    >
      {listed => <CallList persons={listed} />}
    </EmergencyPart>
  )
}
