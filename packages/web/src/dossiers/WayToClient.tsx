import { languageNames } from '@vicino/domain/wire/languages.ts'
import { IconKey, IconLanguage, IconMail, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { mapLink } from '../ui/map-link.ts'
import { PhoneWay, Way, Ways } from '../ui/page/Ways.tsx'

/** How to reach the client and how to get in, each one tap away. */
export function WayToClient() {
  const { t } = useTranslation()
  const { address, phone, email, access_note, language } = useDossier().client
  const street = address?.full_address
  if (!street && !phone && !email && !access_note && !language) return null
  return (
    <Ways label={t('Recapito')}>
      {street && (
        <Way icon={IconMapPin} href={mapLink(street, navigator.userAgent)}>
          {street}
        </Way>
      )}
      {phone && <PhoneWay phone={phone} />}
      {email && (
        <Way icon={IconMail} href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {access_note && <Way icon={IconKey}>{access_note}</Way>}
      {language && language !== 'it' && (
        <Way icon={IconLanguage}>{t('Lingua: {{language}}', { language: languageNames[language] })}</Way>
      )}
    </Ways>
  )
}
