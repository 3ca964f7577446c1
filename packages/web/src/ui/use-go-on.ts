import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { LinkTarget } from '../pages/link-target.ts'

/** The page that somebody is about to leave: she goes as soon as what she typed there is safe. */
let left: string | null = null

/** Remembers which page she is about to leave, until it is known whether she does. */
export function whileLeaving<Answer>(page: string, asked: Promise<Answer>): Promise<Answer> {
  left = page
  return asked.finally(() => {
    left = null
  })
}

/** Whether she is still on the page that asks, and means to stay there. */
export function useIsHere(): () => boolean {
  const router = useRouter()
  const [here] = useState(router.state.location.pathname)
  return () => left !== here && router.state.location.pathname === here
}

/**
 * On from a page whose work is done, in its place unless it is to be come back to. Who has gone on before the server
 * answered stays where she is: nobody finds herself at another record, perhaps of another client.
 */
export function useGoOn(): (place: LinkTarget & { replace?: false }) => void {
  const router = useRouter()
  const isHere = useIsHere()
  return place => {
    if (isHere()) void router.navigate({ replace: true, ...place })
  }
}
