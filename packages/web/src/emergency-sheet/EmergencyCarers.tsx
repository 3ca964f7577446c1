import { type Contact, contactName } from '@vicino/domain/contacts/contact.ts'
import { contactRoles } from '@vicino/domain/contacts/contact-role.ts'
import type { DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { underContact } from '../contacts/ContactRow.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { CallLink } from '../ui/page/CallLink.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import classes from './EmergencySheet.module.css'

/** Whoever treats the client; the insurer stands with the numbers. */
const treating = contactRoles.filter(({ value }) => value !== 'insurance')

/** Whom the hospital calls: the client's own doctor, her specialists and her pharmacy. */
export function EmergencyCarers({ contacts }: { contacts: DossierContacts | null }) {
  const { t } = useTranslation()
  return (
    <EmergencyPart
      title={t('Medici e farmacia')}
      known={contacts}
      none={t('Nessuno indicato.')}
      isNone={linked => treating.every(({ value }) => linked[value].length === 0)}
    >
      {linked =>
        treating
          .filter(({ value }) => linked[value].length > 0)
          .map(({ value, label }) => (
            <div key={value} className={classes.role}>
              <Text as="p" tone="muted">
                {t(label)}
              </Text>
              <ul>
                {linked[value].map(contact => (
                  <Carer key={contact._id} contact={contact} />
                ))}
              </ul>
            </div>
          ))
      }
    </EmergencyPart>
  )
}

/** One of them, with the number in figures: it is read on paper too. */
function Carer({ contact }: { contact: Contact }) {
  const name = contactName(contact)
  const under = underContact(contact)
  return (
    <li className={classes.carer}>
      <strong>{name}</strong>
      {under !== '' && (
        <Text as="p" tone="muted">
          {under}
        </Text>
      )}
      {contact.phone && (
        <CallLink phone={contact.phone} name={name} className={classes.way}>
          <IconPhone size={20} stroke={1.8} aria-hidden />
          {formatPhone(contact.phone)}
        </CallLink>
      )}
    </li>
  )
}
