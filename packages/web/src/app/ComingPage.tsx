import { useLayoutEffect } from 'react'
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx'
import { tellArrived } from './tell-leaving.ts'

/** What stands for a page on its way. The one that was left is gone: what waits now says so itself. */
export function ComingPage() {
  useLayoutEffect(tellArrived, [])
  return <PageSkeleton />
}
