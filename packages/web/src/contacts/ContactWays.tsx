import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { IconMail, IconMapPin, IconPrinter, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mapLink } from '../ui/map-link.ts'
import { PhoneWay, WayItem, Ways } from '../ui/page/Ways.tsx'

/** How to reach a contact, each way one tap away. */
export function ContactWays({ contact }: { contact: Contact }) {
  const { t } = useTranslation()
  const { phone, fax, email, website, address } = contact
  if (!phone && !fax && !email && !website && !address?.full_address) return null
  return (
    <Ways label={t('Recapito')}>
      {phone && <PhoneWay phone={phone} />}
      {email && (
        <WayItem icon={IconMail} href={`mailto:${email}`}>
          {email}
        </WayItem>
      )}
      {address?.full_address && (
        <WayItem icon={IconMapPin} href={mapLink(address.full_address, navigator.userAgent)}>
          {address.full_address}
        </WayItem>
      )}
      {website && (
        <WayItem icon={IconWorld} href={website}>
          {website}
        </WayItem>
      )}
      {fax && <WayItem icon={IconPrinter}>{t('Fax {{number}}', { number: formatPhone(fax) })}</WayItem>}
    </Ways>
  )
}
