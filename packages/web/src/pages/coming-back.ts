import type { LinkTarget } from './link-target.ts'

/** A way to a page that leads back to this address once it is done with. */
export const comingBack = ({ search, ...link }: LinkTarget, redirect: string): LinkTarget => ({
  ...link,
  search: { ...search, redirect },
})
