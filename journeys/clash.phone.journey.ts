import { expect, test } from './story.ts'
import { goOn } from './go-on.ts'
import { newVisitOf, ownClient } from './own-client.ts'
import { signInUnseen } from './sign-in.ts'

test('a planner who wants an hour twice sees what stands there, and says why she keeps both', async ({
  page,
}) => {
  await signInUnseen(page, 'pianificazione')
  const client = await ownClient(page)
  const plan = async (title: string, start: string): Promise<void> => {
    await page.getByLabel('Titolo').fill(title)
    await page.getByRole('textbox', { name: 'Giorno', exact: true }).fill('05.03.2031')
    await page.getByRole('textbox', { name: 'Dalle', exact: true }).fill(start)
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
  }
  await page.goto(newVisitOf(client))
  await plan('Doccia di prova', '09:00')
  await expect(
    page.getByRole('heading', { name: 'Doccia di prova' }).or(page.getByText('09:00–10:00')).first(),
  ).toBeVisible()

  await goOn(page, newVisitOf(client))
  await plan('Fisioterapia di prova', '09:30')
  const asked = page.getByRole('dialog', { name: 'Sovrapposizione' })
  await expect(asked.getByRole('list', { name: 'Si sovrappone a' }).getByRole('listitem')).toContainText(
    '09:00–10:00',
  )
  await asked.getByRole('textbox', { name: 'Motivo' }).fill('Vanno insieme, si aiutano')
  await asked.getByRole('button', { name: 'Salva lo stesso' }).click()
  await expect(page.getByText('Vanno insieme, si aiutano')).toBeVisible()
})
