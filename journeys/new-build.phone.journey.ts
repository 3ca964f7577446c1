import type { Page } from '@playwright/test'
import { loadAnew } from './load-anew.ts'
import { expect, test } from './story.ts'
import { untilAtRest } from './at-rest.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { tap } from './thumb.ts'

/** How the files of a page stand while another build is installed. */
type Installed = {
  /** From now on the server knows the files of the page that is open no more. */
  install: () => void
  /** How often the page was loaded since. */
  loads: () => number
}

/**
 * Lets the server answer for the files of an open page as it does where another build has taken their place: it is asked
 * for names that it does not know. A page that is loaded anew is one of the new build, whose files are there.
 * @param stillGone of the new build too, where there should be a fault
 */
async function newBuild(page: Page, stillGone?: RegExp): Promise<Installed> {
  let installed = false
  let ofOldPage = false
  let loads = 0
  page.on('request', request => {
    if (!installed || !request.isNavigationRequest()) return
    loads += 1
    ofOldPage = false
  })
  await page.route('**/assets/*.*', route => {
    const asked = route.request().url()
    const isGone = ofOldPage || (installed && stillGone?.test(asked))
    return route.continue(isGone ? { url: asked.replace(/assets\/.*/, 'assets/of-a-build-before.js') } : {})
  })
  return {
    install: () => {
      installed = true
      ofOldPage = true
    },
    loads: () => loads,
  }
}

test('a page whose build was replaced loads itself anew, with all that is typed on it', async ({ page }) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  const build = await newBuild(page)
  await page.goto(`/dossier/${dossier}/activity/drugs/new`)
  const name = page.getByLabel('Nome del farmaco')
  await name.fill('Bisoprololo prova')
  const isOver = page.locator('label', { hasText: 'In consegna' })
  await isOver.waitFor()

  build.install()
  // Typed a moment before, kept nowhere yet; who may be named comes in a file that is gone.
  await page.getByLabel('Commenti').fill('A digiuno, mezz’ora prima di colazione')
  await tap(isOver)
  await expect(page.getByText(/^Ripresa la bozza/)).toBeVisible()
  await expect(name).toHaveValue('Bisoprololo prova')
  await expect(page.getByLabel('Commenti')).toHaveValue('A digiuno, mezz’ora prima di colazione')
  expect(build.loads()).toBe(1)
})

test('who goes on to a page of a build that was replaced arrives there', async ({ page }) => {
  await ownPractice(page)
  const build = await newBuild(page)
  await page.goto('/')
  const way = page.getByRole('link', { name: 'Dossier', exact: true })
  await way.waitFor()
  build.install()
  await tap(way)
  await expect(page).toHaveURL(/\/plan\/clients/)
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(build.loads()).toBe(1)
})

test('a sheet that keeps a draft has it where it is opened again', async ({ page }) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  const build = await newBuild(page)
  await page.goto(`/dossier/${dossier}`)
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await tap(page.getByRole('button', { name: 'Avvertenze' }))
    await tap(sheet.getByRole('button', { name: 'Nuova avvertenza' }))
  }
  await open()
  await tap(sheet.getByText('Infezione'))
  await sheet.getByLabel('Testo').fill('Guanti già in corridoio')

  build.install()
  await tap(sheet.locator('label', { hasText: 'In consegna' }))
  await expect(sheet).toBeHidden()
  await open()
  await expect(sheet.getByLabel('Testo')).toHaveValue('Guanti già in corridoio')
  expect(build.loads()).toBe(1)
})

test('a file that is gone from the new build too is said, and loaded in no circle', async ({ page }) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/activity/drugs/new`)
  const asked: string[] = []
  page.on('request', request => void asked.push(request.url()))
  const isOver = page.locator('label', { hasText: 'In consegna' })
  const came = page.waitForResponse(/assets\/.*\.js$/)
  await tap(isOver)
  await came
  await untilAtRest(page)
  await tap(isOver)
  const late = asked.filter(url => /assets\/.*\.js$/.test(url)).map(url => url.split('/').at(-1)!)
  expect(late).not.toEqual([])
  const build = await newBuild(
    page,
    new RegExp(late.map(name => name.replace('.', String.raw`\.`)).join('|')),
  )
  await loadAnew(page)
  await isOver.waitFor()
  build.install()
  await tap(isOver)
  await expect.poll(build.loads).toBe(1)
  await expect(page.getByText('Qualcosa non ha funzionato')).toBeVisible()
  expect(build.loads()).toBe(1)
})
