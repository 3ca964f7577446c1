import { matchingServices } from '@vicino/domain/services/service-search.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { listServices } from './services.store.ts'

/**
 * The catalogue has some hundred lines at most, so it is searched here: what a word of a name is stays one rule
 * for server and browser.
 */
export function serveServices(serve: Serve): void {
  serve(getServices, async ({ tx, author, query, today }) => {
    if (!author) throw new Refusal('not_found')
    const { page, limit, search, group, date = today } = query
    const matching = matchingServices(await listServices(tx, date, author.language), { search, group })
    return {
      items: matching.slice((page - 1) * limit, page * limit),
      page,
      limit,
      total: Math.min(matching.length, countedAtMost),
      more: matching.length > page * limit,
    }
  })
}
