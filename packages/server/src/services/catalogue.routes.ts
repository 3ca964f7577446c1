import type { Day } from '@vicino/domain/days/day.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import {
  differingFields,
  mostOwnServices,
  refusedUnder,
  ServiceFields,
  unsaidOfService,
} from '@vicino/domain/services/catalogue-entry.ts'
import { matchingServices } from '@vicino/domain/services/service-search.ts'
import {
  changeService,
  createService,
  getCatalogue,
  getCatalogueService,
  getServiceCategories,
} from '@vicino/domain/services/catalogue.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { pageIn } from '@vicino/domain/wire/page.ts'
import { signatureOf } from '../access/author.ts'
import { holdBusiness } from '../businesses/business-settings.store.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  findLetter,
  findStanding,
  keepChange,
  listCatalogue,
  listCategories,
  readCatalogueService,
  weighCode,
  writeFrom,
} from './catalogue.store.ts'

/** What a business makes of the catalogue: services of its own, changes and switches, each from a day on. */
export function serveCatalogue(serve: Serve): void {
  serve(getCatalogue, async ({ tx, author, query, today }) =>
    pageIn(matchingServices(await listCatalogue(tx, { today, language: author.language }), query), query),
  )

  serve(getServiceCategories, async ({ tx, author }) => [...(await listCategories(tx, author.language))])

  serve(getCatalogueService, async ({ tx, author, params, today }) =>
    found(await readCatalogueService(tx, params.serviceId, { today, language: author.language })),
  )

  serve.create(
    createService,
    async ({ tx, author, id, body, now, today }) => {
      const { _id: _named, code, from, ...said } = body
      const { business } = author
      await holdBusiness(tx, business)
      refusePast(from, today)
      const { own, taken } = await weighCode(tx, code)
      if (taken) throw refuseField('code', 'service_code_taken')
      if (own >= mostOwnServices) throw refuseField('code', 'too_many')
      const fields = wholeOrRefuse(ServiceFields, { ...unsaidOfService, ...said })
      await refuseUnfit(tx, fields)
      await writeFrom(tx, id, { business, code, from, fields }, true)
      const written = { business, code, from, fields, offered: null, author: signatureOf(author), now }
      await keepChange(tx, { ...written, version: 1 })
      const service = found(await readCatalogueService(tx, id, { today, language: author.language }))
      return done(service, { entity_id: id, fields: ['code', 'from', ...Object.keys(said)] })
    },
    async ({ tx, author, id, today }) => readCatalogueService(tx, id, { today, language: author.language }),
  )

  serve(changeService, async ({ tx, author, params, body, now, today }) => {
    const { version, from, offered = null, ...changed } = body
    const { business } = author
    const reading = { today, language: author.language }
    await holdBusiness(tx, business)
    const before = found(await readCatalogueService(tx, params.serviceId, reading))
    if (before.version !== version) throw new Refusal('stale', { current: before })
    refusePast(from, today)
    const { code } = before
    const standing = await findStanding(tx, code, from)
    if (!standing) throw refuseField('from', 'service_not_begun')
    const stood = fieldsOf(ServiceFields, standing.fields)
    const next = wholeOrRefuse(ServiceFields, { ...stood, ...changed })
    const differing = differingFields(stood, next)
    if (differing.length > 0) {
      await refuseUnfit(tx, next)
      await writeFrom(tx, newId(), { business, code, from, fields: next }, standing.offered)
    }
    const fields = differing.length > 0 ? next : null
    if (fields || offered !== null) {
      const written = { business, code, from, fields, offered, author: signatureOf(author), now }
      await keepChange(tx, { ...written, version: version + 1 })
    }
    return done(found(await readCatalogueService(tx, params.serviceId, reading)), {
      entity_id: standing._id,
      fields: ['from', ...(offered === null ? [] : ['offered']), ...differing],
    })
  })
}

/** What is past was planned, done and billed as it was. */
function refusePast(from: Day, today: Day): void {
  if (from < today) throw refuseField('from', 'in_the_past')
}

/** Refuses a category that there is not, and what its letter does not go with. */
async function refuseUnfit(tx: Tx, fields: ServiceFields): Promise<void> {
  const letter = await findLetter(tx, fields.category_code)
  if (letter === undefined) throw refuseField('category_code', 'not_an_option')
  const refused = refusedUnder(letter, fields)
  if (refused.length > 0) throw new Refusal('unprocessable', { fields: refused })
}
