import type { Page } from '@playwright/test'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { now, today } from './clock.ts'
import type { OwnClient } from './own-client.ts'
import { send } from './send.ts'

/** How long the visit takes, in minutes. */
const minutes = 30

/** Plans a visit with a service for this moment. A day is planned up to midnight. */
export async function planVisitNow(page: Page, { dossier }: OwnClient): Promise<void> {
  const services = await page.request.get('/api/services?search=Medicazione semplice')
  const [service] = (await services.json()).items as { _id: string }[]
  const initialTime = clockIn(now())
  const later = addMinutes(initialTime, minutes)
  const appointment = {
    _id: newId(),
    initialTime,
    endTime: later > initialTime ? later : '23:59',
    note: '',
    selectedServices: [{ serviceId: service!._id, duration: 5 }],
  }
  await send(page, 'PUT', `/api/dossiers/${dossier}/planning/${today()}`, {
    version: 0,
    appointments: [appointment],
  })
}
