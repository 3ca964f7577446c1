import { completeAddress } from '@vicino/domain/people/address.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { getPrivateData, updatePrivateData } from '@vicino/domain/users/private-data.contract.ts'
import { PrivateFields } from '@vicino/domain/users/private-data.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { readPrivateData, writePrivateData } from './private-data.store.ts'

export function servePrivateData(serve: Serve): void {
  serve(getPrivateData, ({ tx, session }) => readPrivateData(tx, session.person))

  serve(updatePrivateData, async ({ tx, session, body }) => {
    const { version, address, ...rest } = body
    const change = address === undefined ? rest : { ...rest, address: address && completeAddress(address) }
    const before = await readPrivateData(tx, session.person)
    const fields = { ...fieldsOf(PrivateFields, before), ...change }
    if (!(await writePrivateData(tx, session.person, version, fields)))
      throw new Refusal('stale', { current: await readPrivateData(tx, session.person) })
    // The log of the business says that she wrote, and not whether she named a religion.
    return done(await readPrivateData(tx, session.person), {
      entity_id: session.person,
      fields: ['private_data'],
    })
  })
}
