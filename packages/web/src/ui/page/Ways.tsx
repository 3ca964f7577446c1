import { type Icon, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallLink } from './CallLink.tsx'
import classes from './Ways.module.css'

/** How somebody is reached, each way one tap away. */
export function Ways({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={label}>
      <ul>{children}</ul>
    </section>
  )
}

type Props = { icon: Icon; href?: string | null; children: ReactNode }

/** One way, or something to know of it. Another site opens beside the application. */
export function WayItem({ icon: Picture, href, children }: Props) {
  const elsewhere = href?.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <li className={classes.way}>
      <Picture size={20} stroke={1.8} aria-hidden />
      {href ? (
        <a href={href} {...elsewhere}>
          {children}
        </a>
      ) : (
        <span className={classes.words}>{children}</span>
      )}
    </li>
  )
}

/** A number to call. */
export const PhoneWay = ({ phone }: { phone: string }) => (
  <li className={classes.way}>
    <IconPhone size={20} stroke={1.8} aria-hidden />
    <CallLink phone={phone} />
  </li>
)
