import { createRouter } from '@tanstack/react-router'
import { FaultScreen } from './FaultScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx'
import { routeTree } from './routes/routes.ts'

/** How long a page may take before its skeleton shows: a quick page never flickers. */
const skeletonAfterMs = 150

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: skeletonAfterMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: FaultScreen,
  defaultNotFoundComponent: NotFoundScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
