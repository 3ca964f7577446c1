import type { Page } from '@playwright/test'

type Router = { navigate: (to: { href: string }) => Promise<void> }

/**
 * Goes on to an address as a link does, in the program that stands open: to read it anew is a second of work, and a
 * story that does not ask whether an address opens by itself has no use for it.
 */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate(async href => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router }
    await router.navigate({ href })
  }, path)
