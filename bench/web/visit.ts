import type { Browser, BrowserContext } from '@playwright/test'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { clockIn, instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { password } from '../program/installation.ts'
import { openContext } from './slow-phone.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]
type Task = { _id: string; version: number }

/** A visit of a nurse of her own, planned for now, and what keeps her in. */
export type OwnVisit = {
  path: string
  cookies: Cookies
  /** Makes it one that goes on, or one that nobody has begun. */
  begun: (isBegun: boolean) => Promise<void>
}

/** Founds a practice with one client, at whom a visit is planned, whatever the hour is. */
export async function planOwnVisit(browser: Browser, product: string): Promise<OwnVisit> {
  const context = await openContext(browser)
  const send = async <Answer>(method: string, path: string, data: object): Promise<Answer> => {
    const answer = await context.request.fetch(`${product}${path}`, {
      method,
      headers: { origin: product },
      data,
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  await send('POST', '/api/sign-up', {
    kind: 'independent',
    first_name: 'Vera',
    last_name: 'Misura',
    email: `${newId()}@prova.vicino.test`,
    password,
    language: 'it',
  })
  const client = { first_name: 'Zaccaria', last_name: 'Misura', birthday: '1938-07-21', gender: 'male' }
  const { _id: dossier } = await send<{ _id: string }>('POST', '/api/dossiers/create_dossier', { client })
  const at = instantAt(Date.now())
  const [date, start_time] = [todayIn(at), clockIn(at)]
  const later = addMinutes(start_time, 30)
  const task = await send<Task>('POST', '/api/tasks/create_task', {
    title: 'Visita di misura',
    type: 'client',
    client: dossier,
    date,
    end_date: date,
    start_time,
    end_time: later > start_time ? later : '23:59',
  })
  return {
    path: `/plan/tasks/${task._id}`,
    cookies: await context.cookies(),
    begun: async isBegun => {
      const started_at = isBegun ? instantAt(Date.now()) : null
      // It may have been begun on a page meanwhile.
      const answer = await context.request.get(`${product}/api/tasks/${task._id}`)
      const { version } = (await answer.json()) as Task
      await send('PATCH', `/api/tasks/${task._id}`, { version, started_at })
    },
  }
}
