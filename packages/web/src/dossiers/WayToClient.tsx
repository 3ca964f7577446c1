import { languageNames } from '@vicino/domain/wire/languages.ts'
import { IconKey, IconLanguage, IconMail, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { mapLink } from '../ui/map-link.ts'
import { PhoneWay, WayItem, Ways } from '../ui/page/Ways.tsx'

/** How to reach the client and how to get in, each one tap away. */
export function WayToClient() {
  const { t } = useTranslation()
  const { address, phone, email, access_note, language } = useDossier().client
  const street = address?.full_address
  if (!street && !phone && !email && !access_note && !language) return null
  return (
    <Ways label={t('Recapito')}>
      {street && (
        <WayItem icon={IconMapPin} href={mapLink(street, navigator.userAgent)}>
          {street}
        </WayItem>
      )}
      {phone && <PhoneWay phone={phone} />}
      {email && (
        <WayItem icon={IconMail} href={`mailto:${email}`}>
          {email}
        </WayItem>
      )}
      {access_note && <WayItem icon={IconKey}>{access_note}</WayItem>}
      {language && language !== 'it' && (
        <WayItem icon={IconLanguage}>
          {t('Lingua: {{language}}', { language: languageNames[language] })}
        </WayItem>
      )}
    </Ways>
  )
}
