import type { VisitSheet } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconKey, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mapLink } from '../../ui/map-link.ts'
import { CallLink } from '../../ui/page/CallLink.tsx'
import classes from './VisitWay.module.css'

/** How to get there and in: address on the map, phone, key. */
export function VisitWay({ visit: { address, phone, access_note } }: { visit: VisitSheet }) {
  const street = address?.full_address ?? ''
  if (street === '' && !phone && access_note === '') return null
  return (
    <ul className={classes.way}>
      {street !== '' && (
        <Step icon={<IconMapPin size={20} stroke={1.8} aria-hidden />}>
          <OnMap address={street} />
        </Step>
      )}
      {phone && (
        <Step icon={<IconPhone size={20} stroke={1.8} aria-hidden />}>
          <CallLink phone={phone} />
        </Step>
      )}
      {access_note !== '' && (
        <Step icon={<IconKey size={20} stroke={1.8} aria-hidden />}>
          <span>{access_note}</span>
        </Step>
      )}
    </ul>
  )
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.step}>
      {icon}
      {children}
    </li>
  )
}

function OnMap({ address }: { address: string }) {
  const link = mapLink(address, navigator.userAgent)
  return link === null ? <span>{address}</span> : <a href={link}>{address}</a>
}
