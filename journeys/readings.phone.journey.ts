import { formatIn } from '@vicino/domain/days/format.ts'
import { untilAtRest } from './at-rest.ts'
import { loadAnew } from './load-anew.ts'
import { expect, type Locator, type Page, test } from './story.ts'
import { today } from './clock.ts'
import { desk } from './desk.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { signInUnseen } from './sign-in.ts'
import { planVisitNow } from './visit-now.ts'
import { tap } from './thumb.ts'

/** Counts what is tapped beside digits: what a nurse's thumb does more than she has to say. */
function thumbOf(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (name: string | RegExp) => {
      taps += 1
      const target = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
      await tap(target.first())
    },
    tapField: async (field: Locator) => {
      taps += 1
      await tap(field)
    },
    digits: async (digits: string) => {
      for (const digit of digits) await tap(page.getByRole('button', { name: digit, exact: true }))
    },
  }
}

/** Lets the practice reckon NEWS2. */
async function decideOnNews2(page: Page): Promise<void> {
  await goOn(page, '/settings')
  const saved = page.waitForResponse(
    response => response.request().method() === 'PATCH' && response.url().includes('/api/businesses/'),
  )
  await page.getByText('Calcola il punteggio NEWS2').click()
  expect((await saved).status()).toBe(200)
}

test('pressure, pulse and saturation take few taps beside their digits, and a breathing of 8 stays 8', {
  tag: '@day',
}, async ({ page }) => {
  test.slow()
  // Whether NEWS2 is reckoned is the practice's to say: in one that others share each would undo what the other said.
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  const readings = `/dossier/${dossier}/activity/clinical_parameters`
  await page.goto(readings)
  const thumb = thumbOf(page)
  await thumb.tap('Parametri vitali')
  await expect(page.getByLabel('Massima')).toBeFocused()
  // What a thumb or a key comes to stands in sight, above the keys and the save.
  const last = page.getByRole('button', { name: 'Non risponde' })
  await last.focus()
  const keys = (await page.getByRole('group', { name: 'Tastierino' }).boundingBox())!
  const choice = (await last.boundingBox())!
  expect(choice.y + choice.height).toBeLessThan(keys.y)
  await page.getByLabel('Massima').focus()
  await thumb.digits('13684')
  await thumb.digits('72')
  await thumb.digits('97')
  await expect(page.getByLabel('Respiro')).toBeFocused()
  await expect(page.getByLabel('Massima')).toHaveValue('136')
  await expect(page.getByLabel('Minima')).toHaveValue('84')
  await expect(page.getByLabel('Polso')).toHaveValue('72')
  await thumb.tap('Salva')
  await page.waitForURL(/clinical_parameters#/)
  expect(thumb.taps()).toBeLessThanOrEqual(6)
  const newest = page
    .getByRole('table', { name: 'Rilevazioni' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByRole('link') })
    .first()
  const cell = (name: string) => newest.getByRole('cell', { name, exact: true })
  await expect(cell('136/84')).toBeVisible()
  await expect(cell('97')).toBeVisible()

  await decideOnNews2(page)
  await goOn(page, readings)
  await thumb.tap('Parametri vitali')
  await thumb.digits('13684')
  await thumb.digits('72')
  await thumb.digits('97')
  await thumb.digits('8')
  await page.getByLabel('Temperatura').fill('36.5')
  await thumb.tap('Aria ambiente')
  await thumb.tap('Vigile')
  await thumb.tap('Salva')
  const asked = page.getByRole('alert').filter({ hasText: 'Ha scritto 8.' })
  await expect(asked).toBeVisible()
  await thumb.tap('Salva')
  await expect(page).toHaveURL(/vital_parameters/)
  await thumb.tap('Mantieni 8')
  await expect(page.getByLabel('Respiro')).toHaveValue('8')
  await thumb.tap('Salva')
  // A breathing of 8 is critical: its sheet stays until something was done, and the client keeps the mark.
  const sheet = page.getByRole('dialog', { name: /^Valore critico: / })
  await expect(sheet).toContainText('Respiro 8/min')
  await expect(sheet).toContainText('Ripetere entro 1 ora e informare oggi il medico curante.')
  await expect(sheet.getByRole('link', { name: 'Chiama il 144' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tap(sheet.getByRole('button', { name: '1 h', exact: true }))
  await expect(sheet).toContainText('Da ripetere alle')
  await tap(sheet.getByRole('button', { name: 'Chiudi', exact: true }).last())
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('list', { name: 'Valori critici' })).toContainText('Respiro 8/min')
  await expect(page).toHaveURL(/clinical_parameters#/)
  await expect(cell('8 molto basso')).toBeVisible()
  // The table scrolls in its own frame, and its times stay.
  const frame = page.getByRole('region', { name: 'Rilevazioni' })
  await frame.evaluate(element => {
    element.scrollLeft = element.scrollWidth
  })
  await expect(newest.getByRole('rowheader')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.setViewportSize(desk)
  // Its course is drawn and written, marked by word; what a doctor orders holds instead of the norms.
  await thumb.tap('Andamento')
  await expect(page.getByRole('figure', { name: /Frequenza respiratoria/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^8 ↓ molto basso/ })).toBeVisible()
  await thumb.tap('Indietro')
  await thumb.tap('Limiti')
  await page.getByLabel('Prescritti da').fill('Dr. med. Prova')
  await page.getByRole('textbox', { name: 'Dal' }).fill(formatIn('it').day(today()))
  const breath = page.getByRole('row', { name: /^Frequenza respiratoria/ })
  await breath.getByLabel('Critico fino a').fill('6')
  await breath.getByLabel('Attenzione fino a').fill('8')
  await thumb.tap('Salva')
  await page.waitForURL(/clinical_parameters$/)
  await expect(cell('8 basso')).toBeVisible()
  await tap(newest.getByRole('cell').first())
  await expect(page.getByText('Ripetere entro 1 ora e informare oggi il medico curante.')).toBeVisible()
  await tap(page.getByRole('link', { name: 'Correggi' }))
  const breathing = page.getByLabel('Frequenza respiratoria')
  await expect(breathing).toHaveValue('8')
  await breathing.fill('18')
  await thumb.tap('Salva')
  await page.waitForURL(/clinical_parameters\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Corretto')).toBeVisible()
  await expect(page.getByText('18/min').first()).toBeVisible()
  await expect(page.getByText('Rischio basso', { exact: true })).toBeVisible()
})

test('a visit on one page: an as-planned one in 4 taps, its values in 6 beside their digits', {
  tag: '@day',
}, async ({ page }) => {
  await ownPractice(page)
  const own = await ownClient(page)
  await planVisitNow(page, own)
  await page.goto('/')
  const thumb = thumbOf(page)
  const next = page.getByRole('region', { name: 'Prossima visita' }).filter({ hasText: own.name })
  await expect(next).toBeVisible()
  await untilAtRest(page)
  await thumb.tap('Inizia')
  await page.waitForURL(/\/plan\/tasks\//)
  await expect(page.getByRole('region', { name: 'Cliente' })).toContainText(own.name)
  await expect(page.getByText(/^Prestazioni: 1\s· /)).toBeVisible()
  const toTheVisit = thumb.taps()

  const field = (name: string) => page.getByRole('textbox', { name })
  await untilAtRest(page)
  await thumb.tapField(field('Massima'))
  await expect(field('Massima')).toHaveValue('')
  await thumb.digits('13684')
  await thumb.digits('72')
  await thumb.digits('97')
  await expect(field('Minima')).toHaveValue('84')
  await expect(field('Saturazione')).toHaveValue('97')
  await thumb.tap('Salva')
  await expect(page.getByText(/^Salvati alle .*136\/84\smmHg.*97\s%/)).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(6)
  const forValues = thumb.taps() - toTheVisit

  // What is typed and not saved waits through a reload, in its part alone.
  await field('Polso').fill('71')
  await field('Saturazione').focus()
  await expect(page.getByText(/^Bozza salvata/)).toBeVisible()
  await loadAnew(page)
  await expect(field('Polso')).toHaveValue('71')
  await tap(page.getByRole('button', { name: 'Ricomincia da capo' }))
  await tap(page.getByRole('button', { name: 'Scarta la bozza' }))
  await expect(field('Polso')).toHaveValue('')

  await untilAtRest(page)
  await thumb.tap('Termina')
  await expect(page.getByText('Service added')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Prestazioni eseguite' }).getByRole('listitem')).toHaveCount(1)
  expect(thumb.taps() - forValues).toBeLessThanOrEqual(4)
  test.info().annotations.push({
    type: 'taps',
    description: `values ${toTheVisit + forValues}, visit ${thumb.taps() - forValues}`,
  })
})

test('what is wrong with a bound is read in the width of the page, each bound by its name', async ({
  page,
}) => {
  await signInUnseen(page, 'infermiera')
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/activity/clinical_parameters/limits`)
  await page.getByLabel('Prescritti da').fill('Dr. med. Prova')
  await page.getByRole('textbox', { name: 'Dal' }).fill(formatIn('it').day(today()))
  await page.getByRole('textbox', { name: 'Frequenza cardiaca, Critico fino a' }).fill('100')
  await tap(page.getByRole('button', { name: 'Salva', exact: true }))
  const refusals = page.getByText('Il valore standard non vale più qui: scrivere anche questo.')
  await expect(refusals).toHaveCount(2)
  const [first, second] = await Promise.all(
    (await refusals.all()).map(async refusal => (await refusal.boundingBox())!),
  )
  expect(first!.width).toBeGreaterThan(150)
  expect(first!.y + first!.height).toBeLessThanOrEqual(second!.y)
})
