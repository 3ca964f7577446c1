import { pressOn, tabTo } from './by-keyboard.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { expect, type Page, test } from './story.ts'
import { answer, beginAnamnesis, openAnamnesis } from './open-anamnesis.ts'
import { signIn, signInUnseen } from './sign-in.ts'

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Salva', exact: true }).click()
const row = (page: Page, section: string) =>
  page.getByRole('list', { name: 'Sezioni' }).getByRole('link', { name: section })

test('nutrition is filled in with a reload in the middle, and nothing is lost', async ({ page }) => {
  test.slow()
  await signInUnseen(page, 'direzione')
  await beginAnamnesis(page)
  await row(page, 'Alimentazione').click()
  await answer(page, 'Come mangia', 'Con aiuto')
  await answer(page, 'Problemi di deglutizione', 'Sì')
  await answer(page, 'Dieta', 'Quantitativa')
  const amount = page.getByRole('group', { name: 'Quantità della dieta' })
  await expect(amount).toContainText('Non indicato')
  await amount.getByRole('button', { name: /^Conferma/ }).click()
  await page.getByLabel('Altezza (cm)').fill('165')
  await page.getByLabel('Peso (kg)').fill('54')
  await expect(page.getByText(/^Bozza salvata/)).toBeVisible()
  await page.getByRole('link', { name: 'Indietro' }).click()
  await expect(row(page, 'Alimentazione')).toContainText('Bozza privata')
  await row(page, 'Alimentazione').click()

  await loadAnew(page)
  await expect(page.getByText(/^Ripresa la bozza/)).toBeVisible()
  await expect(page.getByLabel('Peso (kg)')).toHaveValue('54')
  await expect(amount).toContainText("2'500 Kcal")

  // A measure that nobody confirmed holds the save back and is shown.
  await save(page)
  await expect(page.getByRole('button', { name: 'Conferma', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('19.8', { exact: true })).toBeVisible()
  await answer(page, "Riduzione dell'assunzione di cibo (ultimi 3 mesi)", 'Nessuna riduzione')
  await answer(page, 'Perdita di peso (ultimi 3 mesi)', 'Da 1 a 3 kg')
  await answer(page, 'Motricità', 'Autonomo in casa')
  await answer(page, 'Malattia acuta o stress psicologico (ultimi 3 mesi)', 'No')
  await answer(page, 'Problemi neuropsicologici', 'Nessun problema')
  await expect(page.getByText(/aprire un protocollo di nutrizione/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Rischio di malnutrizione/ })).toBeVisible()
  await save(page)

  await expect(row(page, 'Alimentazione')).toContainText('Iniziata')
  await expect(row(page, 'Alimentazione')).not.toContainText('Bozza privata')
  await row(page, 'Alimentazione').click()
  await expect(page.getByText('10', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Dieta', exact: true }).getByRole('button', { name: 'Quantitativa' }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('a pain is added, and taken away with a reason', async ({ page }) => {
  test.slow()
  await signInUnseen(page, 'direzione')
  await openAnamnesis(page)
  await row(page, 'Dolore').click()
  await expect(page.getByText('Nessun dolore')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi dolore' }).click()
  await page.getByLabel('Localizzazione').fill('Ginocchio destro')
  await answer(page, 'Intensità', '7')
  await answer(page, 'Cronico o acuto', 'Cronico')
  await expect(page.getByText(/^Bozza salvata/)).toBeVisible()
  await loadAnew(page)
  await expect(page.getByLabel('Localizzazione')).toHaveValue('Ginocchio destro')
  await save(page)
  const pain = page.getByRole('list', { name: 'Dolore' }).getByRole('listitem')
  await expect(pain).toContainText('Ginocchio destro')
  await expect(page.getByText('Sezione salvata')).toBeVisible()

  await page.getByRole('button', { name: 'Rimuovi Ginocchio destro' }).click()
  await page.getByRole('button', { name: 'Non più presente' }).click()
  // It shows at once; a reload must not come before the server has it.
  const struck = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().endsWith('/pain'),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi', exact: true }).click()
  await expect(pain).toContainText('Annullato: Non più presente')
  expect((await struck).status()).toBe(200)
  await loadAnew(page)
  await expect(pain).toContainText('Annullato: Non più presente')
})

test('two nurses in one section lose nothing of what either wrote', async ({ page, another }) => {
  test.slow()
  await signInUnseen(page, 'infermiera')
  const menu = await openAnamnesis(page)
  await row(page, 'Sonno e riposo').click()
  await answer(page, 'Riposo pomeridiano', 'Sì')
  await page.getByLabel('Ora in cui va a letto').fill('21:30')
  await page.getByLabel('Ora in cui si sveglia').fill('06:00')

  const other = await another()
  await signIn(other, 'direzione', `${menu}/sleep_and_rest`)
  await answer(other, 'Riposo pomeridiano', 'No')
  await answer(other, 'Uso di sonniferi', 'Sì')
  await save(other)
  await expect(row(other, 'Sonno e riposo')).toContainText('Iniziata')

  await save(page)
  const conflict = page.getByRole('dialog', { name: 'Due versioni di questa sezione' })
  await expect(conflict.getByRole('group', { name: /ha cambiato$/ }).first()).toContainText(
    'Uso di sonniferi',
  )
  await expect(conflict.getByRole('group', { name: 'Io ho cambiato' })).toContainText('21:30')
  const rest = conflict.getByRole('group', { name: 'Riposo pomeridiano' })
  await rest.getByRole('radio', { name: /Quello che ho scritto io$/ }).check()
  await conflict.getByRole('button', { name: 'Salva le scelte' }).click()

  await row(page, 'Sonno e riposo').click()
  await expect(page.getByLabel('Ora in cui va a letto')).toHaveValue('21:30')
  await page.getByRole('link', { name: 'Cronologia' }).click()
  await expect(page.getByRole('heading', { name: 'Versione 2' })).toBeVisible()
  await expect(page.getByText('Riposo pomeridiano: No Sì')).toBeVisible()
})

test('an altered elimination is filled in with its devices, and the next anamnesis starts from it', async ({
  page,
}) => {
  test.slow()
  await signInUnseen(page, 'infermiera')
  const menu = await openAnamnesis(page)
  await row(page, 'Eliminazione').click()
  const bladder = page.getByRole('link', { name: 'Funzione vescicale' })
  await bladder.click()
  await answer(page, 'Funzione vescicale', 'Alterata')
  await expect(page.getByRole('group', { name: 'Dispositivi di drenaggio presenti' })).toBeHidden()
  await answer(page, 'Alterazioni della vescica', 'Nicturia')
  await answer(page, 'Dispositivi di drenaggio presenti', 'Sì')
  await answer(page, 'Catetere vescicale', 'Sì')
  await page.getByLabel('Misura').fill('16')
  await save(page)
  await expect(bladder).toContainText('Alterata')

  await goOn(page, `${menu.split('/anamnesis/')[0]}/attributes/anamnesis`)
  await page.getByRole('button', { name: 'Nuova anamnesi' }).click()
  await page.getByRole('button', { name: "Riprendi l'ultima" }).click()
  await expect(row(page, 'Eliminazione')).toContainText('Da confermare')
  await row(page, 'Eliminazione').click()
  await bladder.click()
  await expect(page.getByText(/^Risposte riprese/)).toBeVisible()
  await expect(page.getByLabel('Misura')).toHaveValue('16')
  await page.getByRole('button', { name: 'Conferma e salva' }).click()
  await expect(bladder).toContainText('Alterata')
  await page.getByRole('link', { name: 'Indietro' }).click()
  await expect(row(page, 'Eliminazione')).toContainText('Iniziata')
})

test('a section is filled in and saved with the keyboard alone', async ({ page }) => {
  test.slow()
  await signInUnseen(page, 'infermiera')
  await openAnamnesis(page)
  await row(page, 'Sonno e riposo').click()
  const sleep = page.getByRole('group', { name: 'Sonno', exact: true })
  await pressOn(sleep.getByRole('button', { name: 'Alterato' }), 'Space')
  const early = page.getByRole('group', { name: 'Risveglio precoce' }).getByRole('button', { name: 'Sì' })
  await pressOn(early)
  await expect(early).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page.getByLabel('Ore di sonno al giorno'))
  await page.keyboard.type('6.5')
  await pressOn(page.getByRole('button', { name: 'Salva', exact: true }))
  await expect(row(page, 'Sonno e riposo')).toContainText('Iniziata')
})
