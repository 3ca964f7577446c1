import { BusinessSettingsFields, WholeBusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import {
  changeBusinessSettings,
  getBusinessSettings,
} from '@vicino/domain/businesses/business-settings.contract.ts'
import type { InsurerAgreement } from '@vicino/domain/businesses/insurer-agreement.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { signatureOf } from '../access/author.ts'
import { linkable } from '../contacts/dossier-contacts.store.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { holdBusiness, readBusinessSettings, writeBusinessSettings } from './business-settings.store.ts'

export function serveBusinessSettings(serve: Serve): void {
  serve(getBusinessSettings, async ({ tx, author, params }) => {
    refuseOtherBusiness({ author, params })
    return found(await readBusinessSettings(tx, author.business))
  })

  serve(changeBusinessSettings, async ({ tx, author, params, body, now }) => {
    refuseOtherBusiness({ author, params })
    const { version, address, ...rest } = body
    await holdBusiness(tx, author.business)
    const before = found(await readBusinessSettings(tx, author.business))
    if (before.version !== version) throw new Refusal('stale', { current: before })
    const change = address === undefined ? rest : { ...rest, address: address && completeAddress(address) }
    if (rest.insurers) await refuseUnknownInsurers(tx, rest.insurers, before.insurers)
    const fields = wholeOrRefuse(WholeBusinessSettings, {
      ...fieldsOf(BusinessSettingsFields, before),
      ...change,
    })
    const writer = { signature: signatureOf(author), now }
    await writeBusinessSettings(tx, author.business, version + 1, fields, writer)
    return done(found(await readBusinessSettings(tx, author.business)), {
      entity_id: author.business,
      fields: Object.keys(change),
    })
  })
}

/** An insurer is one of the contact book; who stood there before stays, also where it left the book since. */
async function refuseUnknownInsurers(
  tx: Tx,
  written: readonly InsurerAgreement[],
  before: readonly InsurerAgreement[],
): Promise<void> {
  const stood = new Set(before.map(({ contactId }) => contactId))
  const asked = written.flatMap(({ contactId }) => contactId ?? [])
  const known = await linkable(tx, 'insurance', asked)
  const unknown = written.findIndex(
    ({ contactId }) => contactId !== null && !stood.has(contactId) && !known.has(contactId),
  )
  if (unknown >= 0) throw refuseField(`insurers.${unknown}.contactId`, 'not_an_option')
}
