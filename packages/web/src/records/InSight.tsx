import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './InSight.module.css'

type Props = { id: string; className?: string | undefined; children: ReactNode }

/** What stands of an entry in its list; named by the address's hash, it was just saved and is brought into sight. */
export function InSight({ id, className = '', children }: Props) {
  const named = useLocation({ select: ({ hash }) => hash === id })
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (named) ref.current?.scrollIntoView({ block: 'center' })
  }, [named])
  return (
    <span
      ref={ref}
      aria-current={named || undefined}
      className={`${named ? classes.named : ''} ${className}`}
    >
      {children}
    </span>
  )
}
