import { todayIn } from '@vicino/domain/days/instant.ts'
import { getAllTasks, getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ReadInput } from '../calls/call-input.ts'
import { readQuery } from '../calls/read-query.ts'
import { now } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { queryClient } from '../calls/query-client.ts'
import { router } from './router.ts'
import { isWayIn } from './way-in.ts'

/** Reads into the cache; a failure is the page's own to show. */
const read = <E extends Endpoint>(endpoint: E, input: ReadInput<E>): Promise<AnswerOf<E> | undefined> =>
  queryClient.query(readQuery(endpoint, input)).catch(() => undefined)

/**
 * Reads who is signed in and the first data of the page on which she lands, Oggi or the calendar of all, each as the page
 * asks for it: a page that finds them is drawn once, not first without and then with them.
 */
export async function readFirst(): Promise<void> {
  const person = await read(getMe, {})
  if (!person || router.latestLocation.pathname !== pages.today.pattern) return
  const today = todayIn(now())
  const landing = (isWayIn(router.history) && person.landing_page) || pages.today.pattern
  if (landing === pages.today.pattern)
    await read(getTasksOfDate, { params: { date: today }, query: { operatorId: person._id } })
  if (landing === pages.calendar.pattern)
    await read(getAllTasks, { query: { startDate: today, endDate: today } })
}
