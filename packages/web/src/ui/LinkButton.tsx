import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './Button.tsx'
import type { LinkTarget } from '../pages/link-target.ts'

/** `label` says what it is about where its words alone do not, as in a list. */
type Props = {
  link: LinkTarget
  variant?: ButtonVariant
  leftSection?: ReactNode
  label?: string
  children: ReactNode
}

/** A link that looks like a button: it leads to another page. */
export function LinkButton({ link, variant = 'filled', leftSection, label, children }: Props) {
  return (
    <Link {...link} className={buttonClass(variant)} aria-label={label}>
      {leftSection}
      {children}
    </Link>
  )
}
