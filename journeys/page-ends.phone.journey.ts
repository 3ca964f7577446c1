import { untilAtRest } from './at-rest.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { addDays } from '@vicino/domain/days/day.ts'
import { expect, type Locator, type Page, test } from './story.ts'
import { goOn } from './go-on.ts'
import { newAnamnesis } from './open-anamnesis.ts'
import { type OwnClient, ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signIn, signInUnseen } from './sign-in.ts'
import { now, setClock, today } from './clock.ts'
import { planVisitNow } from './visit-now.ts'

/** How often the page ends while somebody types. Each form has its turn; the long tests end it more often. */
const ends = Number(process.env['PAGE_ENDS'] ?? 4)

/** What may be lost of what was typed while the server answers, in milliseconds. */
const mostLostMs = 3_000

/** A form in which something is written at length: the way to it, and the field. */
type Form = { name: string; open: (page: Page) => Promise<void>; field: (page: Page) => Locator }

/** A visit of this moment, with its service. */
async function visitNow(page: Page, client: OwnClient): Promise<{ _id: string; version: number }> {
  await planVisitNow(page, client)
  const answer = await page.request.get(`/api/tasks/date/${today()}`)
  const tasks = (await answer.json()) as { _id: string; version: number; dossierId: string | null }[]
  return tasks.find(({ dossierId }) => dossierId === client.dossier)!
}

async function formsOf(page: Page): Promise<Form[]> {
  const anamnesis = await newAnamnesis(page)
  const client = await ownClient(page)
  const { dossier } = client
  const visit = await visitNow(page, client)
  const begun = await visitNow(page, await ownClient(page))
  await send(page, 'PATCH', `/api/tasks/${begun._id}`, { version: begun.version, started_at: now() })
  const record = `/dossier/${dossier}/activity`
  const { _id: drug } = await send<{ _id: string }>(
    page,
    'POST',
    `/api/dossiers/${dossier}/drugs/create_drug`,
    {
      name: 'Torasemide prova',
      modality: 'OS',
      morning: 1,
      afternoon: 1,
      evening: 1,
      night: 1,
      start_date: addDays(today(), -1),
    },
  )
  const goTo = (address: string) => async (next: Page) => void (await next.goto(address))
  return [
    {
      name: 'a drug',
      open: goTo(`${record}/drugs/new`),
      field: next => next.getByLabel('Commenti'),
    },
    {
      name: 'a focus',
      open: async next => {
        await next.goto(`${record}/focus/new`)
        const search = next.getByRole('searchbox', { name: 'Cerca o scrivi un focus' })
        await search.or(next.getByLabel('D · Dati')).waitFor()
        if (!(await search.isVisible())) return
        await search.fill('sonnolenza')
        await next.getByRole('button', { name: 'Sonnolenza diurna' }).click()
      },
      field: next => next.getByLabel('D · Dati'),
    },
    {
      name: 'a section',
      open: goTo(`${anamnesis}/respiration`),
      field: next => next.getByLabel('Particolarità'),
    },
    {
      name: 'a visit',
      open: async next => {
        await next.goto(`/plan/tasks/new?date=${today()}&dossierId=${dossier}`)
        await next.getByLabel('Titolo').waitFor()
        // With a text in it, it stands open.
        if (await next.getByLabel('Descrizione').isVisible()) return
        await next.getByRole('heading', { name: 'Stato e descrizione' }).click()
      },
      field: next => next.getByLabel('Descrizione'),
    },
    {
      name: 'a correction',
      open: goTo(`${record}/drugs/${drug}/edit`),
      field: next => next.getByLabel('Commenti'),
    },
    {
      name: 'a dose',
      open: async next => {
        await next.goto(`${record}/drugs/doses`)
        await next.getByRole('button', { name: 'Torasemide prova: altro esito' }).first().click()
      },
      field: next => next.getByLabel('Osservazioni'),
    },
    {
      name: 'a warning',
      open: async next => {
        await next.goto(`/dossier/${dossier}`)
        await next.getByRole('button', { name: 'Avvertenze' }).click()
        await next.getByRole('button', { name: 'Nuova avvertenza' }).click()
      },
      field: next => next.getByLabel('Testo'),
    },
    {
      name: 'a visit that was not done',
      open: async next => {
        await next.goto(`/plan/tasks/${visit._id}`)
        await next.getByRole('button', { name: 'Non eseguita' }).click()
      },
      field: next => next.getByLabel('Osservazioni'),
    },
    {
      name: 'the end of a visit',
      open: async next => {
        await next.goto(`/plan/tasks/${begun._id}`)
        const comment = next.getByRole('textbox', { name: 'Commento' })
        const service = next.getByRole('button', { name: /minuti: cambia$/ })
        await comment.or(service).first().waitFor()
        if (await comment.isVisible()) return
        await service.click()
        await next.getByRole('button', { name: 'Aggiungi un commento' }).click()
      },
      field: next => next.getByRole('textbox', { name: 'Commento' }),
    },
  ]
}

/** How a page ends: it is closed, read anew, or gone without a word, as where the battery is empty. */
const endings = {
  closed: (page: Page) => page.close(),
  // As a thumb does it: after a crash on the same device the driver's own reload was at times never answered.
  reloaded: async (page: Page) => {
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await loaded
  },
  crashed: async (page: Page) => {
    const crashed = page.waitForEvent('crash')
    const session = await page.context().newCDPSession(page)
    await Promise.race([session.send('Page.crash').catch(() => undefined), crashed])
    await page.close()
  },
}

/**
 * A device with a memory of its own, which it finds again when it is started anew. After some crashes Chromium opens
 * no further page, as nobody's phone does: it is started anew too.
 */
async function startDevice(folder: string): Promise<BrowserContext> {
  const { launchOptions, ...use } = test.info().project.use
  const device = await chromium.launchPersistentContext(folder, { ...launchOptions, ...use })
  await setClock(device)
  return device
}

async function restartDevice(device: BrowserContext, folder: string): Promise<BrowserContext> {
  const cookies = await device.cookies()
  await device.close()
  const again = await startDevice(folder)
  await again.addCookies(cookies)
  return again
}

/** Types until the page is to end; answers what stood there early enough to be kept, whatever became of the page. */
async function typeFor(page: Page, milliseconds: number): Promise<{ typed: string; safe: string }> {
  const end = Date.now() + milliseconds
  const states: { typed: string; at: number }[] = []
  let typed = ''
  while (Date.now() < end) {
    const letter = String.fromCodePoint(97 + (typed.length % 26))
    await page.keyboard.type(letter)
    typed += letter
    states.push({ typed, at: Date.now() })
    await page.waitForTimeout(60)
  }
  const stopped = Date.now()
  return { typed, safe: states.findLast(({ at }) => at <= stopped - mostLostMs)?.typed ?? '' }
}

test('a page that ends while somebody types loses three seconds of it at most', async () => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'vicino-device-'))
  let device = await startDevice(folder)
  const page = await device.newPage()
  await signInUnseen(page, 'direzione')
  const forms = await formsOf(page)
  const kinds = Object.entries(endings)
  for (let round = 0; round < ends; round += 1) {
    const { name, open, field } = forms[round % forms.length]!
    const [how, end] = kinds[(round + Math.floor(round / forms.length)) % kinds.length]!
    const writing = await device.newPage()
    await open(writing)
    const before = await field(writing).inputValue()
    await field(writing).click()
    // The end of the text: it has several lines by now.
    await writing.keyboard.press('Control+End')
    const { typed, safe } = await typeFor(writing, 3_500 + Math.random() * 5_000)
    await end(writing)
    await writing.close()
    if (how === 'crashed') device = await restartDevice(device, folder)

    const again = await device.newPage()
    await open(again)
    await expect(field(again)).toHaveValue(new RegExp(`^${before}${safe}`))
    const kept = await field(again).inputValue()
    expect(`${before}${typed}`.startsWith(kept), `${name}, ${how}`).toBe(true)
    test.info().annotations.push({
      type: `${name}, ${how}`,
      description: `${before.length + typed.length - kept.length} of ${typed.length} letters lost`,
    })
    await again.close()
  }
  await device.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an idle page says within two seconds that nobody answers, and stands still', async ({
  page,
  context,
}) => {
  await signIn(page, 'direzione')
  const banner = page.getByText(
    'Il server non risponde. Quello che ha scritto resta qui; riproviamo da soli.',
  )
  for (const address of ['/', '/plan', '/plan/clients', '/handover', '/more']) {
    await goOn(page, address)
    // Who is led on from here stands on the other page first.
    await untilAtRest(page)
    await expect(banner).toBeHidden()
    const title = page.getByRole('heading', { level: 1 })
    const before = (await title.boundingBox())!.y
    // The page itself says when it showed the words: a busy machine reads them later.
    await page.evaluate(() => {
      Object.assign(globalThis, { shown: null })
      new MutationObserver((_, observer) => {
        if (!document.body.innerText.includes('Il server non risponde.')) return
        Object.assign(globalThis, { shown: performance.now() })
        observer.disconnect()
      }).observe(document.body, { childList: true, subtree: true })
    })
    const from = await page.evaluate(() => performance.now())
    await context.route('**', route => route.abort())
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    const after = await page.evaluate(() => Number((globalThis as { shown?: number }).shown))
    expect(after - from, address).toBeLessThanOrEqual(2_000)
    // It comes while a thumb is on its way.
    expect(Math.abs((await title.boundingBox())!.y - before), address).toBeLessThanOrEqual(1)
    await context.setOffline(false)
    await context.unroute('**')
    await expect(banner).toBeHidden()
  }
})
