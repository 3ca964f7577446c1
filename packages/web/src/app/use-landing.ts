import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router'
import type { LandingPage } from '@vicino/domain/access/landing-page.ts'
import { useEffect, useRef } from 'react'
import { type PageName, pages } from '../pages/pages.ts'
import { isWayIn } from './way-in.ts'

/** Wherever the server lets somebody land, a page stands. */
type PagePattern = (typeof pages)[PageName]['pattern']

/**
 * Who has no visits of her own lands elsewhere than on Oggi. Only the way in is led on: whoever goes to Oggi
 * afterwards means it.
 */
export function useLanding(page: LandingPage | null | undefined): void {
  const router = useRouter()
  const navigate = useNavigate()
  const arrived = useRef(false)
  useEffect(() => {
    if (page === undefined || arrived.current) return
    arrived.current = true
    if (!isWayIn(router.history as RouterHistory) || page === null || page === pages.today.pattern) return
    const to: PagePattern = page
    void navigate({ to, replace: true })
  }, [page, navigate, router])
}
