import { type Contact, contactAddition, contactName } from '@vicino/domain/contacts/contact.ts'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { CallLink } from '../ui/page/CallLink.tsx'
import classes from './ContactRow.module.css'
import { dotted } from '../i18n/dotted.ts'

/** What stands below the name of a contact. */
export const underContact = (contact: Contact): string =>
  dotted([contactAddition(contact), contact.specialization, contact.address?.city])

/** One contact of the book: it opens by its name, and is called or written to by one tap. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { t } = useTranslation()
  const name = contactName(contact)
  const under = underContact(contact)
  return (
    <li className={classes.contact}>
      <Link {...pages.contact.link({ contactId: contact._id })} className={classes.name}>
        <span className={classes.title}>{name}</span>
        {under !== '' && <span className={classes.under}>{under}</span>}
      </Link>
      {contact.phone && (
        <CallLink className={classes.way} phone={contact.phone} name={name}>
          <IconPhone size={22} stroke={1.8} aria-hidden />
        </CallLink>
      )}
      {contact.email && (
        <a
          className={classes.way}
          href={`mailto:${contact.email}`}
          aria-label={t('Scrivi a {{name}}', { name })}
        >
          <IconMail size={22} stroke={1.8} aria-hidden />
        </a>
      )}
    </li>
  )
}
