import { minutesBetweenInstants } from '@vicino/domain/days/instant.ts'
import type { BrowserContext } from '@playwright/test'
import { now, today } from './clock.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownPractice } from './own-practice.ts'
import { send } from './send.ts'
import { expect, type Locator, test } from './story.ts'
import { planWholeTour, plain, type Stop } from './whole-tour.ts'
import { tap } from './thumb.ts'

/** Puts the clock of a device ahead of everybody else's, as phones are. */
const putAhead = (device: BrowserContext, milliseconds: number): Promise<unknown> =>
  device.addInitScript(ahead => {
    const shown = Date.now.bind(Date)
    Date.now = () => shown() + ahead
  }, milliseconds)

const tenMinutes = 600_000

test('a morning of twelve clients and forty doses, in which everything happens once', async ({
  page,
  another,
}) => {
  const nurse = await ownPractice(page)
  const { tour, ordered } = await planWholeTour(page)
  const visitOf = ({ name }: Stop): Locator => page.getByRole('region', { name })
  const line = (stop: Stop, drug: string): Locator =>
    visitOf(stop).getByRole('listitem').filter({ hasText: drug }).first()
  const give = (stop: Stop, drug: string): Locator =>
    line(stop, drug).getByRole('button', { name: `${drug}: somministra` })

  await test.step('12: a phone ten minutes ahead is told so once, and is not refused', async () => {
    await putAhead(page.context(), tenMinutes)
    await page.goto('/rounds')
    await expect(page.getByText("L'orologio di questo dispositivo è avanti di 10 min.")).toBeVisible()
    await tap(give(tour.read, plain[0]))
    await expect(line(tour.read, plain[0])).toContainText('Somministrata')
    const query = `from=${today()}&to=${today()}`
    const written = await page.request.get(`/api/dossiers/${tour.read.dossier}/administrations?${query}`)
    const [first] = (await written.json()) as [{ given_at: string }]
    expect(Math.abs(minutesBetweenInstants(first.given_at, now()))).toBeLessThan(5)
  })

  await test.step('13: what was given has a badge, and no button any more', async () => {
    await expect(give(tour.read, plain[0])).toHaveCount(0)
  })

  await test.step('1: what nobody answered for is still open, and has a truthful answer', async () => {
    const open = page.getByRole('region', { name: 'Ancora aperte' }).or(visitOf(tour.forgotten))
    await tap(open.getByRole('button', { name: 'Levotiroxina prova: non data' }).first())
    const sheet = page.getByRole('dialog').last()
    await tap(sheet.getByRole('button', { name: 'Dimenticata' }))
    await tap(sheet.getByRole('button', { name: 'Salva' }))
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'Ancora aperte' })).toBeHidden()
  })

  await test.step('2: what the order says stands where the dose is given', async () => {
    const insulin = line(tour.read, 'Insulina glargine prova')
    await expect(insulin).toContainText('8 unità')
    await expect(insulin).toContainText('Cambiare il punto ogni giorno')
    await tap(visitOf(tour.read).getByText(/^Al bisogno/))
    const spray = line(tour.read, 'Nitroglicerina prova')
    await expect(spray).toContainText('Dolore al petto')
    await expect(spray).toContainText('Dopo tre spruzzi chiamare il 144')
    await expect(visitOf(tour.read)).toContainText('Allergie: non rilevate')
    await expect(visitOf(tour.allergic)).toContainText('Penicillina')
  })

  await test.step('3: a dose is held by the value that was measured for it', async () => {
    await tap(give(tour.held, 'Bisoprololo prova'))
    const sheet = page.getByRole('dialog', { name: 'Prima della dose' })
    await sheet.getByLabel('Polso').fill('46')
    await sheet.getByLabel('Polso').blur()
    await tap(sheet.getByRole('button', { name: /^Sospendi \(.*46/ }))
    await expect(line(tour.held, 'Bisoprololo prova')).toContainText('Sospesa')
    await expect(line(tour.held, 'Bisoprololo prova')).toContainText('46')
  })

  await test.step('4: a dose too near is said before the tap, asked once, and answered as ordered', async () => {
    await tap(visitOf(tour.near).getByText(/^Al bisogno/))
    const again = line(tour.near, 'Paracetamolo prova')
    await tap(give(tour.near, 'Paracetamolo prova'))
    await expect(again).toContainText('Somministrata')
    await expect(again).toContainText('Possibile dalle')
    const sheet = page.getByRole('dialog', { name: 'Prima della dose' })
    // On a quick machine it comes at once after the one before: then it is taken for its second, and is made again.
    await expect(async () => {
      if (!(await sheet.isVisible())) await give(tour.near, 'Paracetamolo prova').tap({ timeout: 1_000 })
      await expect(sheet).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(sheet).toContainText(tour.near.name)
    await expect(sheet).toContainText('21.07.1938')
    await tap(sheet.getByRole('button', { name: 'Come da prescrizione' }))
    await expect(again).toContainText('Confermata: Come da prescrizione')
  })

  await test.step('5: the scale proposes the insulin of the measured glycaemia, and both are saved in one', async () => {
    const insulin = line(tour.scaled, 'Insulina aspart prova')
    await expect(insulin).toContainText('secondo scala')
    await tap(insulin.getByRole('button', { name: 'Insulina aspart prova: Misura: Glicemia' }))
    const sheet = page.getByRole('dialog').last()
    await sheet.getByLabel(/^Glicemia/).fill('12,4')
    await sheet.getByLabel(/^Glicemia/).blur()
    await expect(sheet).toContainText('La scala propone 6 unità.')
    await tap(sheet.getByRole('button', { name: 'Somministra 6 unità' }))
    await expect(insulin).toContainText('Somministrata')
    await expect(insulin).toContainText('12.4')
  })

  await test.step('6: an allergy is asked when the drug is written, and said beside the dose', async () => {
    await goOn(page, `/dossier/${tour.allergic.dossier}/activity/drugs/new`)
    await page.getByLabel('Nome del farmaco').fill('Amoxicillina prova 1 g')
    await page.getByLabel('Modalità').selectOption('OS')
    await page
      .getByLabel('Mezzogiorno', { exact: true })
      .or(page.getByLabel('Pomeriggio', { exact: true }))
      .fill('1')
    await tap(page.getByRole('button', { name: 'Salva' }))
    const sheet = page.getByRole('dialog').last()
    await expect(sheet).toContainText('Penicillina')
    await tap(sheet.getByRole('button', { name: 'Già tollerato in passato' }))
    await tap(sheet.getByRole('button', { name: 'Ho letto: salva il farmaco' }))
    await expect(page.getByRole('link', { name: /Amoxicillina prova/ }).last()).toBeVisible()
    await goOn(page, '/rounds')
    await expect(line(tour.allergic, 'Amoxicillina prova 1 g')).toContainText(
      'Attenzione, allergia: penicilline',
    )
  })

  await test.step('7: what a colleague strikes is struck live', async () => {
    await expect(give(tour.struck, 'Metamizolo prova')).toBeVisible()
    const colleague = await another()
    await send(colleague, 'POST', '/api/auth/sign-in/email', nurse)
    const path = `/api/dossiers/${tour.struck.dossier}/drugs/${ordered._id}`
    await send(colleague, 'PATCH', path, {
      version: ordered.version,
      struck: { reason: 'Ordinato per errore' },
    })
    await expect(visitOf(tour.struck)).toContainText('Rimossa ora')
    await expect(visitOf(tour.struck)).toContainText('Ordinato per errore')
    await expect(give(tour.struck, 'Metamizolo prova')).toHaveCount(0)
  })

  await test.step('8, 9: a limit above leaves the norm below, and a critical value asks for an act', async () => {
    await goOn(page, `/dossier/${tour.slow.dossier}/activity/vital_parameters`)
    await page.getByLabel('Polso').fill('34')
    await tap(page.getByRole('button', { name: 'Salva' }))
    const sheet = page.getByRole('dialog', { name: /^Valore critico: / })
    await expect(sheet).toContainText('Polso 34/min')
    await page.keyboard.press('Escape')
    await tap(sheet.getByRole('button', { name: 'In consegna' }))
    await tap(sheet.getByRole('button', { name: 'Chiudi', exact: true }).last())
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: 'Valori critici' })).toContainText('34/min')
    await goOn(page, '/')
    await expect(page.getByRole('list', { name: 'Valori critici' })).toContainText('34/min')
  })

  await test.step('10: her own handover is closed by what she did, never taken over', async () => {
    await goOn(page, '/handover')
    const item = page
      .getByRole('region', { name: tour.slow.name })
      .getByRole('listitem')
      .filter({ hasText: '34/min' })
    await expect(item.getByRole('button', { name: /^Prendo in carico/ })).toHaveCount(0)
    await tap(item.getByRole('button', { name: /^Segna come fatto/ }))
    const sheet = page.getByRole('dialog', { name: 'Che cosa è stato fatto?' })
    await sheet.getByLabel('Fatto').fill('Sentita la dottoressa, ricontrollo alle 11')
    await tap(sheet.getByRole('button', { name: 'Chiudi la consegna' }))
    await expect(item).toContainText('Sentita la dottoressa, ricontrollo alle 11')
  })

  await test.step('11: 370 is a slip of 37.0, and never 42', async () => {
    await goOn(page, `/dossier/${tour.warm.dossier}/activity/vital_parameters`)
    await page.getByLabel('Temperatura').fill('370')
    await page.getByLabel('Temperatura').blur()
    const asked = page.getByRole('alert').filter({ hasText: '370' })
    await expect(asked.getByRole('button', { name: /42/ })).toHaveCount(0)
    await tap(asked.getByRole('button', { name: /37[.,]0/ }))
    await expect(page.getByLabel('Temperatura')).toHaveValue('37')
    await tap(page.getByRole('button', { name: 'Salva' }))
    await page.waitForURL(/clinical_parameters#/)
  })

  await test.step('every other dose takes one tap, and nothing of it is lost', async () => {
    await goOn(page, '/rounds')
    await expect(page.getByText('4 di 39 dosi documentate')).toBeVisible()
    const open = page.getByRole('button', { name: /: somministra$/ })
    await expect(open).toHaveCount(35)
    for (let left = 35; left > 0; left -= 1) {
      const next = await open.first().elementHandle()
      // A tap that comes at once in the place of the last one is taken for its second, and is made again.
      await expect(async () => {
        if (await next.isVisible()) await next.tap()
        expect(await next.isVisible()).toBe(false)
      }).toPass()
      await expect(open).toHaveCount(left - 1)
    }
    await expect(page.getByText('39 di 39 dosi documentate')).toBeVisible()
    await loadAnew(page)
    await expect(page.getByText('39 di 39 dosi documentate')).toBeVisible()
  })
})
