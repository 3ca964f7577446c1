import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

const firstRefusal = 400

/** Where the program of a run writes what it warns of. */
export const logOf = (folder: string): string => join(folder, 'server.log')

/** What the devices of the story that a worker tells just now were refused, could not reach or threw. */
const heard: string[] = []

/** A new story: nothing was heard yet. */
export const beginListening = (): void => void heard.splice(0)

/** Keeps what goes wrong on a device, so that a story that fails says why. */
export function listen(device: BrowserContext): void {
  device.on('response', answer => {
    if (answer.status() < firstRefusal) return
    heard.push(`${answer.request().method()} ${pathOf(answer)}: ${answer.status()}`)
  })
  device.on('requestfailed', request => {
    heard.push(`${request.method()} ${pathOf(request)}: ${request.failure()?.errorText ?? 'failed'}`)
  })
  device.on('weberror', thrown => heard.push(`thrown: ${thrown.error().message}`))
}

const pathOf = (one: { url: () => string }): string => new URL(one.url()).pathname

/**
 * Prints beside a failure what its devices heard, what the program warned of last, and the words on each page: what is
 * attached is cut after a few words where a run is printed.
 */
export async function tell(story: string, pages: readonly Page[]): Promise<void> {
  const words = await Promise.all(pages.map(wordsOf))
  const written = readFileSync(logOf(process.env['VICINO_JOURNEYS']!), 'utf8').split('\n')
  const warned = written.filter(line => line.startsWith('{'))
  const lines = [`${story}:`, ...heard.slice(-20), ...warned.slice(-10), ...words]
  process.stderr.write(`${lines.join('\n')}\n`)
}

const wordsOf = async (page: Page): Promise<string> => {
  const { body } = await page.evaluate(() => ({ body: document.body.innerText })).catch(() => ({ body: '' }))
  return `${pathOf(page)}:\n${body.replaceAll(/\s+/g, ' ').slice(0, 1500)}`
}
