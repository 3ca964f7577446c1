import type { DelegationFields } from '@vicino/domain/delegations/delegation.ts'
import {
  giveDelegation,
  listDelegations,
  withdrawDelegation,
} from '@vicino/domain/delegations/delegations.contract.ts'
import { whyNotDelegated } from '@vicino/domain/delegations/may-delegate.ts'
import { signatureOf } from '../access/author.ts'
import { findHolder } from '../access/find-holder.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import {
  findDelegation,
  holdDelegations,
  insertDelegation,
  isDelegated,
  pageOfDelegations,
  withdraw,
} from './delegations.store.ts'

/** What nurses delegate in writing: given, taken back, never changed. */
export function serveDelegations(serve: Serve): void {
  serve(listDelegations, async ({ tx, author, query, today }) => {
    if (!author) throw new Refusal('not_found')
    const page = await pageOfDelegations(tx, { author, today }, query)
    const dossier_ids = page.items.flatMap(({ client }) => client?._id ?? [])
    return done(page, { rows: page.items.length, dossier_ids })
  })

  serve.create(
    giveDelegation,
    async call => {
      const { tx, author, id, body, now, today } = call
      const { _id, dossierId = null, valid_until = null, note = '', ...rest } = body
      const fields = { ...rest, dossierId, valid_until, note }
      await refuseWhatMayNot(call, fields)
      await insertDelegation(tx, author, id, fields, now)
      const delegation = found(await findDelegation(tx, { author, today }, id))
      return done(delegation, { entity_id: id, fields: [fields.permission] })
    },
    async ({ tx, author, id, today }) => findDelegation(tx, { author, today }, id),
  )

  serve(withdrawDelegation, async ({ tx, author, params, now, today }) => {
    const reader = { author, today }
    const before = found(await findDelegation(tx, reader, params.delegationId))
    if (before.withdrawn_at !== null) throw new Refusal('not_found')
    if (!before.mine_to_withdraw) throw new Refusal('forbidden')
    await withdraw(tx, before._id, { by: signatureOf(author), now })
    const after = found(await findDelegation(tx, reader, before._id))
    return done(after, { entity_id: before._id, fields: [before.permission] })
  })
}

/** Refuses at its field what may not be delegated so; a client out of reach is 404, as her own path would be. */
async function refuseWhatMayNot(
  { tx, author, session, today }: Call<typeof giveDelegation>,
  fields: DelegationFields,
): Promise<void> {
  const { userId, dossierId, permission, valid_from } = fields
  if (userId === author._id) throw refuseField('userId', 'delegated_to_oneself')
  const receiver = await findHolder(tx, userId, today)
  if (!receiver) throw refuseField('userId', 'not_an_option')
  if (valid_from < today) throw refuseField('valid_from', 'in_the_past')
  const named = dossierId && (await admitNamed(tx, session, dossierId, today, giveDelegation))
  const reaches = named
    ? isPermitted(session, { ...named.standing, delegated: [] }, permission, 'write')
    : null
  const why = whyNotDelegated({ giver: author, reaches, receiver, permission })
  if (why) throw refuseField(why.path, why.code)
  await holdDelegations(tx, userId)
  if (await isDelegated(tx, fields, today)) throw refuseField('permission', 'delegated_already')
}
