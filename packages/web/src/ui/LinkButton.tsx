import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './Button.tsx'
import type { LinkTarget } from '../pages/link-target.ts'

/**
 * `label` says what it is about where its words alone do not, as in a list. On a phone a `quiet` one is its picture alone:
 * what few need leaves the width to the title beside it.
 */
type Props = {
  link: LinkTarget
  variant?: ButtonVariant
  leftSection?: ReactNode
  label?: string
  quiet?: boolean
  children: ReactNode
}

/** A link that looks like a button: it leads to another page. */
export function LinkButton({ link, variant = 'filled', leftSection, label, quiet = false, children }: Props) {
  return (
    <Link {...link} className={buttonClass(variant)} aria-label={label} data-quiet={quiet || undefined}>
      {leftSection}
      {quiet ? <span>{children}</span> : children}
    </Link>
  )
}
