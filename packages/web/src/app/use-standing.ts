import { useRouter } from '@tanstack/react-router'

/** Tells whether a page stands: whether the route table has a screen for its address. */
export function useStanding(): (page: { pattern: string }) => boolean {
  const router = useRouter()
  const routes: Record<string, { options: { component?: unknown } } | undefined> = router.routesByPath
  return ({ pattern }) => routes[pattern]?.options.component !== undefined
}
