import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'

const kilobit = 1000 / 8

/** A cheap phone on a bad line: a quarter of this machine's speed, slow 4G as browsers define it. */
const slow = { cpu: 4, latencyMs: 150, downloadKbit: 1_600, uploadKbit: 750 } as const

/**
 * @param keyName the key of a certificate that is believed without anybody's word; a page that is only let pass in spite
 *   of it would keep no file in its cache
 */
export function launchBrowser(keyName: string): Promise<Browser> {
  const { args, ...settings } = browserSettings()
  const believed = `--ignore-certificate-errors-spki-list=${keyName}`
  return chromium.launch({ ...settings, args: [...args, believed] })
}

/** A context of its own: nothing in its cache, no cookie. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
  })

export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.downloadKbit * kilobit,
    uploadThroughput: slow.uploadKbit * kilobit,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  return page
}
