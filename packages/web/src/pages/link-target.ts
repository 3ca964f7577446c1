/** Where a link leads, as `pages.….link(…)` builds it. */
export type LinkTarget = {
  to: string
  params?: Record<string, string>
  search?: object
  hash?: string
  /** Another view of the same page: nothing typed is left behind, so nobody is asked. */
  ignoreBlocker?: true
}
