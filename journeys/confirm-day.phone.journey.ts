import { newId } from '@vicino/domain/wire/id.ts'
import { accessibilityFindings } from './accessible.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'
import { tap } from './thumb.ts'

test('what is over of a day is confirmed by one tap, but for the visit that went otherwise', async ({
  page,
}) => {
  await ownPractice(page)
  const { dossier, name } = await ownClient(page)
  const answer = await page.request.get('/api/services?search=Medicazione semplice')
  const [service] = (await answer.json()).items as { _id: string }[]
  const visit = (initialTime: string, endTime: string) => ({
    _id: newId(),
    initialTime,
    endTime,
    note: '',
    selectedServices: [{ serviceId: service!._id, duration: 20 }],
  })
  const appointments = [visit('00:30', '01:00'), visit('02:30', '03:00'), visit('04:30', '05:00')]
  await send(page, 'PUT', `/api/dossiers/${dossier}/planning/${today()}`, { version: 0, appointments })

  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Conferma 3 visite' }))
  const visits = page.getByRole('checkbox', { name: new RegExp(name) })
  await expect(visits).toHaveCount(3)
  await expect(page.getByText('Non prescritta')).toHaveCount(3)
  expect(await accessibilityFindings(page)).toEqual([])

  await tap(visits.nth(1))
  await tap(page.getByRole('button', { name: 'Conferma 2 visite' }))
  await expect(page.getByText('2 visite confermate')).toBeVisible()
  await expect(visits).toHaveCount(1)

  // The one that went otherwise is opened, and what was confirmed is recorded.
  await tap(page.getByRole('link', { name: new RegExp(`^${name}`) }))
  await expect(page.getByRole('button', { name: 'Non eseguita' })).toBeVisible()
  await goOn(page, `/dossier/${dossier}/performances`)
  await expect(page.getByRole('checkbox', { name: 'Seleziona Medicazione semplice' })).toHaveCount(2)
})
