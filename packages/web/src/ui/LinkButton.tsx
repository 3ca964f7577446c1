import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './Button.tsx'
import type { LinkTarget } from '../pages/link-target.ts'

type Props = { link: LinkTarget; variant?: ButtonVariant; leftSection?: ReactNode; children: ReactNode }

/** A link that looks like a button: it leads to another page. */
export function LinkButton({ link, variant = 'filled', leftSection, children }: Props) {
  return (
    <Link {...link} className={buttonClass(variant)}>
      {leftSection}
      {children}
    </Link>
  )
}
