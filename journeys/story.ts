import { type BrowserContext, type BrowserContextOptions, type Page, test as bare } from '@playwright/test'
import { countAsked } from './at-rest.ts'
import { setClock } from './clock.ts'
import { waitOnLeftPages } from './left-pages.ts'
import { beginListening, listen, tell } from './told.ts'

export { expect, type Locator, type Page } from '@playwright/test'

type Told = {
  /** Opens a page for somebody else, on a device of her own. */
  another: (device?: BrowserContextOptions) => Promise<Page>
}

/** A story, told on devices whose clocks show the time of the run. `{ tag: '@day' }` says that it knows its day. */
export const test = bare.extend<Told>({
  context: async ({ context }, hand, story) => {
    beginListening()
    await prepare(context)
    await hand(context)
    if (story.status !== story.expectedStatus) await tell(story.title, context.pages())
  },
  another: async ({ browser }, hand) => {
    const devices: BrowserContext[] = []
    await hand(async device => {
      const context = await browser.newContext(device)
      devices.push(context)
      await prepare(context)
      return context.newPage()
    })
    await Promise.all(devices.map(device => device.close()))
  },
})

/** Sets the clock of a device, lets its pages come before they are touched, and keeps what it asks for and what goes wrong. */
async function prepare(device: BrowserContext): Promise<void> {
  await setClock(device)
  await countAsked(device)
  await waitOnLeftPages(device)
  listen(device)
}
