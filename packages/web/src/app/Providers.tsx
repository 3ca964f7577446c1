import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useSessionCovered } from '../calls/session-cover.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { queryClient } from '../calls/query-client.ts'
import { router } from './router.ts'
import { late } from '../ui/late.ts'

const SessionCover = late(async () => (await import('./shell/SessionCover.tsx')).SessionCover)

export function Providers() {
  const covered = useSessionCovered()
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      {covered && <SessionCover />}
    </QueryClientProvider>
  )
}
