import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LinkTarget } from '../../pages/link-target.ts'
import { dialogIsOpen } from '../../ui/dialog-is-open.ts'
import { rowLinks } from './row-steps.ts'

/** Where Escape means something nearer: a field, what is unfolded, a sheet. */
const isTaken = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  dialogIsOpen() ||
  (target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable], [aria-expanded=true]'))

/** Escape closes the open record: its list is open alone again, at the row that was left. */
export function useCloseRecord(list: Pick<LinkTarget, 'to' | 'search'>, isListOpen: boolean): void {
  const navigate = useNavigate()
  const params = useParams({ strict: false }) as Record<string, string>
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const left = useRef<string>(null)
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isListOpen || isTaken(event)) return
    left.current = path
    void navigate({ ...list, params })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // After the heading of the list, which takes the focus once the change of page is over.
  useEffect(() => {
    if (!isListOpen || left.current === null || left.current === path) return
    const record = `${left.current}/`
    left.current = null
    const leadsThere = (row: Element): boolean => {
      const [way = ''] = row.getAttribute('href')?.split(/[?#]/) ?? []
      return way.startsWith(`${path}/`) && record.startsWith(`${way}/`)
    }
    // What stands above the rows, as the scheme of the day, may lead to it too.
    rowLinks(document).findLast(leadsThere)?.focus()
  }, [isListOpen, path])
}
