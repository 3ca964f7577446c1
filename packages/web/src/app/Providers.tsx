import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSessionCovered } from '../calls/session-cover.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

const SessionCover = lazy(async () => ({ default: (await import('./shell/SessionCover.tsx')).SessionCover }))

export function Providers() {
  const covered = useSessionCovered()
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <Suspense>{covered && <SessionCover />}</Suspense>
    </QueryClientProvider>
  )
}
