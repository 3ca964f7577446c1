import { formatPhone } from '@vicino/domain/people/phone.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import { IconKey, IconLanguage, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { mapLink } from '../../ui/map-link.ts'
import classes from './WayToClient.module.css'

/** How to reach the client and how to get in, each one tap away. */
export function WayToClient() {
  const { t } = useTranslation()
  const { address, phone, email, access_note, language } = useDossier().client
  const street = address?.full_address
  if (!street && !phone && !email && !access_note && !language) return null
  return (
    <section className={classes.card} aria-label={t('Recapito')}>
      <ul>
        {street && (
          <Way
            icon={<IconMapPin size={20} stroke={1.8} aria-hidden />}
            href={mapLink(street, navigator.userAgent)}
          >
            {street}
          </Way>
        )}
        {phone && (
          <Way icon={<IconPhone size={20} stroke={1.8} aria-hidden />} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </Way>
        )}
        {email && (
          <Way icon={<IconMail size={20} stroke={1.8} aria-hidden />} href={`mailto:${email}`}>
            {email}
          </Way>
        )}
        {access_note && <Way icon={<IconKey size={20} stroke={1.8} aria-hidden />}>{access_note}</Way>}
        {language && language !== 'it' && (
          <Way icon={<IconLanguage size={20} stroke={1.8} aria-hidden />}>
            {t('Lingua: {{language}}', { language: languageNames[language] })}
          </Way>
        )}
      </ul>
    </section>
  )
}

function Way({ icon, href, children }: { icon: ReactNode; href?: string | null; children: ReactNode }) {
  return (
    <li className={classes.way}>
      {icon}
      {href ? <a href={href}>{children}</a> : <span className={classes.words}>{children}</span>}
    </li>
  )
}
