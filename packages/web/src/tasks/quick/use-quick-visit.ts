import { useNavigate } from '@tanstack/react-router'
import { createElement, type ReactNode, useState } from 'react'
import { pages } from '../../pages/pages.ts'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { late } from '../../ui/late.ts'
import { addingAt } from '../calendar/calendar-links.ts'
import type { DrawnVisit } from './drawn-visit.ts'

/** Most who look at a calendar draw nothing in it. */
const QuickVisit = late(async () => (await import('./QuickVisit.tsx')).QuickVisit)

export type QuickVisits = {
  /** Asks for a visit where it was drawn: beside it, on a phone in the whole form. */
  begin: (visit: DrawnVisit) => void
  /** What asks, while it does. */
  asked: ReactNode
}

/** A visit that is drawn in a calendar is written beside where it was drawn. */
export function useQuickVisit(): QuickVisits {
  const navigate = useNavigate()
  const narrow = useNarrow()
  const [visit, setVisit] = useState<DrawnVisit | null>(null)
  return {
    begin: next => {
      if (!narrow) return setVisit(next)
      const { time, drawn, dossierId, operatorId } = next
      drawn.leave()
      void navigate(pages.newTask.link({ ...addingAt(time), dossierId, operatorId }))
    },
    asked: visit && createElement(QuickVisit, { visit, onClose: () => setVisit(null) }),
  }
}
