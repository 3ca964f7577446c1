import { readAnswer } from './authenticate.ts'

type RouteFiles = { entry: string[]; routes: Record<string, { files: string[] } | undefined> }

/**
 * Fetches the code of the application and of the page it opens with while the nurse types, so that it lies in the
 * browser's cache when she presses Accedi. Only code: nothing of a client is asked for before somebody signed in.
 */
export async function fetchAhead(page: string): Promise<void> {
  const response = await fetch('/routes.json').catch(() => null)
  const files = response?.ok ? await readAnswer<RouteFiles>(response) : null
  if (!files) return
  const { entry, routes } = files
  const wanted = [...entry, ...((routes[page] ?? routes['/'])?.files ?? [])]
  for (const file of wanted) void fetch(`/${file}`, { priority: 'low' }).catch(() => null)
}
