import { todayIn } from '@vicino/domain/days/instant.ts'
import { getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ReadInput } from '../calls/call-input.ts'
import { readQuery } from '../calls/read-query.ts'
import { now } from '../i18n/use-today.ts'
import { pages } from './links.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

/** Reads into the cache; a failure is the page's own to show. */
const read = <E extends Endpoint>(endpoint: E, input: ReadInput<E>): Promise<AnswerOf<E> | undefined> =>
  queryClient.query(readQuery(endpoint, input)).catch(() => undefined)

/**
 * Reads who is signed in and, where she arrives at Oggi, her visits, each as its page asks for it: a page that
 * finds them is drawn once, not first without and then with them.
 */
export async function readFirst(): Promise<void> {
  const person = await read(getMe, {})
  const arrivesAtToday = router.latestLocation.pathname === pages.today.pattern
  if (!person || !arrivesAtToday || (person.landing_page ?? '/') !== '/') return
  await read(getTasksOfDate, { params: { date: todayIn(now()) }, query: { operatorId: person._id } })
}
