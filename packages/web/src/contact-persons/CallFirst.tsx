import { inCallingOrder, relations, scopes } from '@vicino/domain/contact-persons/contact-person.ts'
import { getContactPersons } from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { CallLink } from '../ui/page/CallLink.tsx'
import pill from '../ui/Pill.module.css'
import classes from './ContactPersons.module.css'
import { dotted } from '../i18n/dotted.ts'

/**
 * Whom one calls first around this client, one tap away where the list of all stands further down. What she may be told
 * is said with it, unless that is all.
 */
export function CallFirst() {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  const when = opens(pages.contactPersons)
  const { data = [], isLoading } = useRead(getContactPersons, { params: { dossierId } }, { when })
  if (isLoading) return <span className={`${pill.pill} ${classes.first} ${classes.coming}`} />
  const first = inCallingOrder(data).find(({ phone }) => phone !== null)
  if (!first?.phone) return null
  const { name, phone, relation, scope } = first
  const about = dotted([t(labelIn(relations, relation)), scope !== 'clinical' && t(labelIn(scopes, scope))])
  return (
    <CallLink phone={phone} className={`${pill.pill} ${classes.first}`}>
      <IconPhone size={20} stroke={1.8} aria-hidden />
      <span>
        <strong>{t('Chiama {{name}}', { name })}</strong>&nbsp;· {about}
      </span>
    </CallLink>
  )
}
