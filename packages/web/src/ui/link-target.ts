import type { LinkProps } from '@tanstack/react-router'

/** Where a link leads, as `pages.….link(…)` builds it; a search may stand beside it. */
export type LinkTarget = {
  to: string
  params?: Record<string, string>
  search?: Record<string, unknown>
  hash?: string
  /** Another view of the same page: nothing typed is left behind, so nobody is asked. */
  ignoreBlocker?: true
}

/** The router checks links against its own table; a target that comes as a value was checked where it was built. */
export const linkProps = (target: LinkTarget): LinkProps => target as LinkProps
