import type { Locator, Page } from '@playwright/test'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import type { Writer } from '@vicino/server/testing/ready-to-bill.ts'
import { now, today } from './clock.ts'
import type { OwnClient } from './own-client.ts'
import { send } from './send.ts'
import { test } from './story.ts'

/** The person who is signed in, as whoever writes what an invoice asks for. */
export async function writer(page: Page): Promise<Writer> {
  const me = (await (await page.request.get('/api/users/me')).json()) as {
    _id: string
    business: { _id: string }
  }
  const origin = test.info().project.use.baseURL!
  return {
    _id: me._id,
    business: me.business._id,
    call: async (method, path, data) => {
      const answer = await page.request.fetch(path, { method, headers: { origin }, ...(data && { data }) })
      return { statusCode: answer.status(), body: await answer.text() }
    },
  }
}

/** The sum of the open invoice, with its state: on a desk the list beside it says a state of each. */
export const sumOfInvoice = (page: Page): Locator => page.locator('div:has(> strong)', { hasText: 'CHF' })

/** Writes since when the person who is signed in works in her house: she did before it had the program. */
export async function worksSince(page: Page, { call, _id }: Writer, start_date: Day): Promise<void> {
  const read = async <Answer>(path: string) => JSON.parse((await call('GET', path)).body) as Answer
  const { items } = await read<{ items: { _id: string; userId: string }[] }>('/api/collaborators')
  const path = `/api/collaborators/${items.find(({ userId }) => userId === _id)!._id}`
  const { version } = await read<{ version: number }>(path)
  await send(page, 'PATCH', path, { version, start_date })
}

/** A wound care of 27 minutes, today or on a day before. */
export async function careFor(page: Page, { dossier: client }: OwnClient, date = today()): Promise<void> {
  const start_time = clockIn(now())
  const end_time = addMinutes(start_time, 30)
  const end_date = end_time > start_time ? date : addDays(date, 1)
  const visit = { title: 'Medicazione', date, end_date, start_time, end_time, client, status: 'completed' }
  const { _id } = await send<{ _id: string }>(page, 'POST', '/api/tasks/create_task', visit)
  const performances = [{ service_details: { code: '5002.340' }, duration: 27 }]
  await send(page, 'POST', `/api/tasks/${_id}/add_performances`, { performances })
}
