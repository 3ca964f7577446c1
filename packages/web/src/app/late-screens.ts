import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { FrameName, PageName } from '../pages/pages.ts'
import { bringCode } from '../ui/bring-code.ts'
import type { BringScreen } from './screens.ts'

const lazy = (bring: BringScreen): RouteComponent =>
  lazyRouteComponent(() => bringCode(async () => ({ default: await bring() })))

/**
 * The lines of all screens, with the names of their files: a tenth of what the application would weigh. They come once
 * Oggi shows, and with every other page that is asked for by its address.
 */
export const bringScreens = () => import('./screens.ts')

/**
 * Brought without those lines: what most begin with, and a visit, whose first tap waits for its page. The build reads
 * from here that they need none.
 */
const atOnce: { [Name in PageName]?: BringScreen } = {
  today: async () => (await import('../tasks/today/TodayScreen.tsx')).TodayScreen,
  task: async () => (await import('../tasks/visit/TaskScreen.tsx')).TaskScreen,
}

export const screenOf = (name: PageName): RouteComponent =>
  lazy(atOnce[name] ?? (async () => (await bringScreens()).screens[name]()))

export const screenOfFrame = (name: FrameName): RouteComponent =>
  lazy(async () => (await bringScreens()).frameScreens[name]())
