import { ownClient } from './own-client.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './story.ts'

test('a prescription is written in four steps, survives a reload, is closed and renewed', async ({
  page,
}) => {
  await signIn(page, 'infermiera')
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes/prescription`)
  await expect(page.getByText('Nessuna prescrizione')).toBeVisible()
  await page.getByRole('link', { name: 'Crea prescrizione' }).click()
  const next = page.getByRole('button', { name: 'Avanti' })
  await page.getByRole('button', { name: '12 mesi da oggi' }).click()
  await next.click()

  // Without a service there is nothing to time.
  await expect(page.getByText('Passo 2 di 4')).toBeVisible()
  await expect(next).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Cerca una prestazione' }).fill('medicazione sempl')
  await page.getByRole('button', { name: /^Medicazione semplice/ }).click()
  await next.click()
  await expect(page.getByText('Passo 3 di 4')).toBeVisible()
  const minutes = page.getByRole('textbox', { name: 'Durata' })
  await minutes.fill('20')
  await minutes.blur()
  const totals = page.getByRole('row', { name: /^In tutto/ })
  // 20 minutes three times a week: 257.14 minutes of a month of 30 days.
  await expect(totals).toContainText('4.29')
  await expect(totals).toContainText('12.86')
  await expect(page.getByText(/Bozza salvata/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Passo 1 di 4')).toBeVisible()
  await next.click()
  await expect(page.getByRole('button', { name: 'Togli Medicazione semplice' })).toBeVisible()
  await next.click()
  await expect(minutes, 'the draft survives a reload').toHaveValue('20')
  await next.click()
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByText('Passo 3 di 4'), 'back from the summary is the timing').toBeVisible()
  await next.click()
  await page.getByRole('textbox', { name: 'Nome del medico' }).fill('Dr.ssa Prova')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()

  const row = page.getByRole('list', { name: 'Prescrizioni' }).getByRole('link')
  await expect(row).toContainText('Aperta')
  await expect(row).toContainText('B 4.29 h al mese')
  await row.click()
  await expect(page.getByText('Un ordine per prestazioni B vale al massimo 9 mesi.')).toBeVisible()
  await expect(page.getByText('20 min, 3 volte alla settimana')).toBeVisible()
  await expect(page.getByText(/^fatto 0 min · pianificato 0 min · prescritto \d+ h/)).toBeVisible()

  await page.getByRole('link', { name: 'Modulo' }).click()
  const measure = page.getByRole('row', { name: /Medicazione semplice/ })
  await expect(measure).toContainText('b.10')
  await expect(measure).toContainText('con ordine medico')
  await expect(page.getByText('Dr.ssa Prova')).toHaveCount(2)
  await expect(page.getByText('Data, firma e timbro')).toBeVisible()
  await page
    .getByRole('link', { name: 'Indietro' })
    .or(page.getByRole('button', { name: 'Indietro' }))
    .click()

  await page.getByRole('button', { name: 'Chiudi la prescrizione' }).click()
  await expect(page.getByText('Prescrizione chiusa')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Riapri la prescrizione' })).toBeVisible()

  await page.getByRole('link', { name: 'Rinnova' }).click()
  await expect(page.getByRole('heading', { name: 'Rinnova la prescrizione' })).toBeVisible()
  for (const step of [2, 3]) {
    await next.click()
    await expect(page.getByText(`Passo ${step} di 4`)).toBeVisible()
  }
  await expect(page.getByText('Finora mai eseguita.')).toBeVisible()
  await next.click()
  await expect(page.getByText('Passo 4 di 4')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nome del medico' })).toHaveValue('Dr.ssa Prova')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Prescrizioni' }).getByRole('listitem')).toHaveCount(2)
})
