import { matchingServices } from '@vicino/domain/services/service-search.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { pageIn } from '@vicino/domain/wire/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { serveCatalogue } from './catalogue.routes.ts'
import { listServices } from './services.store.ts'

/**
 * The catalogue has some hundred lines at most, so it is searched here: what a word of a name is stays one rule
 * for server and browser.
 */
export function serveServices(serve: Serve): void {
  serve(getServices, async ({ tx, author, query, today }) => {
    if (!author) throw new Refusal('not_found')
    const { search, group, date = today } = query
    return pageIn(matchingServices(await listServices(tx, date, author.language), { search, group }), query)
  })

  serveCatalogue(serve)
}
