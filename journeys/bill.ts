import type { Page } from '@playwright/test'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
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

/** A wound care of 27 minutes, today. */
export async function careFor(page: Page, { dossier: client }: OwnClient): Promise<void> {
  const [date, start_time] = [today(), clockIn(now())]
  const end_time = addMinutes(start_time, 30)
  const end_date = end_time > start_time ? date : addDays(date, 1)
  const visit = { title: 'Medicazione', date, end_date, start_time, end_time, client, status: 'completed' }
  const { _id } = await send<{ _id: string }>(page, 'POST', '/api/tasks/create_task', visit)
  const performances = [{ service_details: { code: '5002.340' }, duration: 27 }]
  await send(page, 'POST', `/api/tasks/${_id}/add_performances`, { performances })
}
