import { expect, type Page } from '@playwright/test'
import { addMinutes } from '../packages/domain/src/days/clock.ts'
import { addDays } from '../packages/domain/src/days/day.ts'
import { clockIn, todayIn } from '../packages/domain/src/days/instant.ts'
import type { Task } from '../packages/domain/src/tasks/task.ts'

/** How long the visit takes, in minutes. */
const minutes = 30

/**
 * Brings a visit of the next days forward to this moment, of somebody who has none today: late in the evening a
 * round is over, and in the night all of it is still to come.
 */
export async function bringVisitForward(page: Page): Promise<void> {
  const { request } = page
  const now = new Date().toISOString()
  const [today, start_time] = [todayIn(now), clockIn(now)]
  const me = (await (await request.get('/api/users/me')).json()) as { _id: string }
  const query = `startDate=${today}&endDate=${addDays(today, 7)}&operatorId=${me._id}&type=client`
  const tasks = (await (await request.get(`/api/tasks/all_tasks?${query}`)).json()) as Task[]
  const visitedToday = new Set(tasks.filter(({ date }) => date === today).map(({ client }) => client?._id))
  const visit = tasks.find(
    ({ client, suspended_by_dossier, series }) =>
      !visitedToday.has(client?._id) && !suspended_by_dossier && !series,
  )!
  const end_time = addMinutes(start_time, minutes)
  const answer = await request.patch(`/api/tasks/${visit._id}`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      version: visit.version,
      date: today,
      end_date: end_time > start_time ? today : addDays(today, 1),
      start_time,
      end_time,
      confirm_overlap: { reason: 'Anticipata' },
    },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
}
