import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { contactRoles } from '@vicino/domain/contacts/contact-role.ts'
import type { DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import { useTranslation } from 'react-i18next'
import { CallList } from '../contact-persons/CallList.tsx'
import { ContactRow } from '../contacts/ContactRow.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import classes from './EmergencySheet.module.css'

type Props = { persons: readonly ContactPerson[] | null; contacts: DossierContacts | null }

/** Whoever treats the client; the insurer stands with the numbers. */
const treating = contactRoles.filter(({ value }) => value !== 'insurance')

/** Whom one calls, and whom the hospital calls: the persons around the client, then doctors and pharmacy. */
export function EmergencyPeople({ persons, contacts }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <EmergencyPart
        title={t('Persone di contatto')}
        known={persons}
        none={t('Nessuna indicata.')}
        isNone={listed => listed.length === 0}
      >
        {listed => <CallList persons={listed} />}
      </EmergencyPart>
      <EmergencyPart
        title={t('Medici e farmacia')}
        known={contacts}
        none={t('Nessuno indicato.')}
        isNone={linked => treating.every(({ value }) => linked[value].length === 0)}
      >
        {linked =>
          treating.map(({ value, label }) =>
            linked[value].length === 0 ? null : (
              <div key={value} className={classes.role}>
                <p className={classes.label}>{t(label)}</p>
                <ul>
                  {linked[value].map(contact => (
                    <ContactRow key={contact._id} contact={contact} />
                  ))}
                </ul>
              </div>
            ),
          )
        }
      </EmergencyPart>
    </>
  )
}
