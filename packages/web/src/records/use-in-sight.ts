import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Brings what the address names by its hash into sight, once it is there: the entry that was just saved. */
export function useInSight(id: string): { named: boolean; ref: RefObject<HTMLSpanElement | null> } {
  const named = useLocation({ select: ({ hash }) => hash === id })
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (named) ref.current?.scrollIntoView({ block: 'center' })
  }, [named])
  return { named, ref }
}
