import { expect, test } from './story.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { untilAtRest } from './at-rest.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'
import { tap } from './thumb.ts'

test('a planner on a phone opens a day of the month, gives a visit to a colleague at another hour, takes it back, and finds it in the week', async ({
  page,
}) => {
  // A Wednesday for which nobody has planned anything, another one each time the story is told again.
  const date = addDays('2032-03-03', 7 * test.info().repeatEachIndex)
  await signInUnseen(page, 'pianificazione')
  const { dossier: client, name } = await ownClient(page)
  await send(page, 'POST', '/api/tasks/create_task', {
    title: 'Visita di prova',
    client,
    date,
    start_time: '10:00',
    end_time: '10:45',
  })
  await page.goto(`/plan?view=month&date=${date}`)
  await tap(page.locator(`[data-day="${date}"]`))
  const open = page.getByRole('region', { name: 'Da assegnare' })
  const visit = open.getByRole('button', { name: new RegExp(`10:00.*${name}`) })
  await tap(visit)

  const sheet = page.getByRole('dialog', { name: `Sposta ${name}` })
  await sheet.getByRole('textbox', { name: 'Dalle' }).fill('14:30')
  const free = sheet.getByRole('button', { name: /Libero/ }).first()
  await untilAtRest(page)
  await tap(free)
  await expect(free).toHaveAttribute('aria-pressed', 'true')
  await tap(sheet.getByRole('button', { name: 'Sposta', exact: true }))
  await expect(page.getByText(/^Spostato: .*14:30/)).toBeVisible()
  const planned = await page.request.get(`/api/tasks/date/${date}?dossierId=${client}`)
  const [{ operators }] = (await planned.json()) as [{ operators: { name: string }[] }]
  const hers = page.getByRole('region', { name: operators[0]!.name })
  await expect(hers.getByRole('button', { name: new RegExp(`14:30.*15:15.*${name}`) })).toBeVisible()

  await tap(page.getByRole('button', { name: 'Annulla', exact: true }).last())
  await expect(visit).toBeVisible()

  await page.getByRole('combobox', { name: 'Vista' }).selectOption('week')
  const nobodys = page.getByRole('group', { name: 'Da assegnare' })
  await tap(nobodys.locator(`[data-cell="${date}"]`))
  await expect(visit).toBeVisible()
})
