import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { detours, type FrameName, frames, type PageName, pages } from '../pages/pages.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { ComingPage } from './ComingPage.tsx'
import { FaultScreen } from './FaultScreen.tsx'
import { NotFoundScreen } from '../ui/page/late-not-found.ts'
import { screenOf, screenOfFrame } from './late-screens.ts'
import { Shell } from './shell/Shell.tsx'

/** How long a page may take before its skeleton shows: a quick page never flickers. */
const skeletonAfterMs = 150

type Place = { pattern: string; frame?: FrameName }
/** What the router is told of a route: it knows our pages only when it runs, and infers nothing from them. */
type RouteDetails = {
  component?: RouteComponent
  validateSearch?: (said: unknown) => object
  remountDeps?: (asked: { params: object }) => object
  beforeLoad?: (asked: { params: Record<string, string>; search: never }) => void
}

const lead = (target: LinkTarget | undefined): void => {
  if (target) throw redirect({ ...target, replace: true })
}

/** The routes as the tables of pages and frames say them: each inside its frame, at what its address adds to it. */
function routeTree(): AnyRoute {
  const root: AnyRoute = createRootRoute({
    component: Shell,
    notFoundComponent: NotFoundScreen,
    errorComponent: FaultScreen,
  })
  const children = new Map<AnyRoute, AnyRoute[]>()
  const framed = new Map<FrameName, AnyRoute>()
  const add = ({ pattern, frame }: Place, details: RouteDetails): AnyRoute => {
    const parent = (frame && framed.get(frame)) ?? root
    const path = (frame ? pattern.slice(frames[frame].pattern.length) : pattern) || '/'
    const route: AnyRoute = createRoute({ ...details, path, getParentRoute: () => parent } as never)
    const siblings = children.get(parent)
    if (siblings) siblings.push(route)
    else children.set(parent, [route])
    return route
  }
  for (const name of Object.keys(frames) as FrameName[])
    framed.set(name, add(frames[name], { component: screenOfFrame(name) }))
  for (const name of Object.keys(pages) as PageName[]) {
    const { search, redirect: elsewhere, beside, ...place } = pages[name]
    add(place, {
      component: screenOf(name),
      // From one record to the next beside their list nothing of the first follows.
      ...(beside && { remountDeps: ({ params }) => params }),
      ...(search && { validateSearch: said => z.parse<z.ZodMiniType<object>>(search(), said) }),
      ...(elsewhere && { beforeLoad: asked => lead(elsewhere(asked)) }),
    })
  }
  for (const { to, ...place } of detours)
    add(place, { beforeLoad: ({ params, search }) => lead({ to: pages[to].pattern, params, search }) })
  for (const [parent, routes] of children) parent.addChildren(routes)
  return root
}

export const router = createRouter({
  routeTree: routeTree(),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: skeletonAfterMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: ComingPage,
  defaultErrorComponent: FaultScreen,
  defaultNotFoundComponent: NotFoundScreen,
})
