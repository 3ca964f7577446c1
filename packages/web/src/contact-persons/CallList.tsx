import {
  type ContactPerson,
  powers,
  relations,
  scopes,
} from '@vicino/domain/contact-persons/contact-person.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listWords } from '../i18n/list-words.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Inline } from '../ui/layout/Inline.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { CallLink } from '../ui/page/CallLink.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './ContactPersons.module.css'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  persons: readonly ContactPerson[]
  /** What may be done with one, below her numbers. */
  children?: (person: ContactPerson) => ReactNode
}

/** The persons around a client, each number and address one tap away, with what each may be told. */
export function CallList({ persons, children }: Props) {
  const { t } = useTranslation()
  return (
    <Stack as="ul" aria-label={t('Persone di contatto')}>
      {persons.map(person => (
        <li key={person._id} className={classes.person}>
          <PersonWords person={person} />
          {person.ended === null && <Ways person={person} />}
          {children?.(person)}
        </li>
      ))}
    </Stack>
  )
}

/** Who she is, and what may be said before one calls her. */
function PersonWords({ person }: { person: ContactPerson }) {
  const { t } = useTranslation()
  const { name, relation, scope, in_emergency, powers: held, note } = person
  return (
    <div>
      <Inline as="p" lines={4} align="center">
        <strong>{name}</strong>
        {in_emergency && <StatusBadge tone="attention" label={t('Emergenza')} />}
      </Inline>
      <Text as="p" tone="muted">
        {dotted([t(labelIn(relations, relation)), t(labelIn(scopes, scope))])}
      </Text>
      {held.length > 0 && (
        <Text as="p" tone="muted">
          {listWords(held.map(power => t(labelIn(powers, power))))}
        </Text>
      )}
      {note !== '' && <p className={classes.note}>{note}</p>}
    </div>
  )
}

function Ways({ person: { name, phone, other_phone, email } }: { person: ContactPerson }) {
  const { t } = useTranslation()
  const phones = [phone, other_phone].filter(number => number !== null)
  if (phones.length === 0 && email === null) return null
  return (
    <Inline>
      {phones.map(number => (
        <CallLink key={number} className={classes.way} phone={number} name={name}>
          <IconPhone size={20} stroke={1.8} aria-hidden />
          {formatPhone(number)}
        </CallLink>
      ))}
      {email !== null && (
        <a
          className={classes.way}
          href={`mailto:${email}`}
          aria-label={t('Scrivi a {{name}}: {{email}}', { name, email })}
        >
          <IconMail size={20} stroke={1.8} aria-hidden />
          {email}
        </a>
      )}
    </Inline>
  )
}
