import { readBy } from '@vicino/domain/access/need-to-know.ts'
import { activityKinds } from '@vicino/domain/activity/activity.ts'
import { caresForClients } from '@vicino/domain/businesses/professional-roles.ts'
import { mayBeNamed } from '@vicino/domain/handover/addressee.ts'
import { isInvitedForATime } from '@vicino/domain/stakeholders/stakeholder.ts'
import {
  addStakeholder,
  getStakeholders,
  removeStakeholder,
} from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import { signatureOf } from '../access/author.ts'
import { findHolder } from '../access/find-holder.ts'
import { done } from '../http/done.ts'
import { refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  endStakeholder,
  findStakeholder,
  listMembers,
  listStakeholders,
  putStakeholder,
} from './stakeholders.store.ts'

export function serveStakeholders(serve: Serve): void {
  serve(getStakeholders, async ({ tx, dossier, author, query, today }) => {
    if (query.namedFor === undefined) return listStakeholders(tx, dossier, today)
    const { thing } = activityKinds.find(({ value }) => value === query.namedFor)!
    const members = await listMembers(tx, dossier, today)
    return members
      .filter(member => mayBeNamed(member, author._id, readBy[thing]))
      .map(({ roles, withheld, ...stakeholder }) => stakeholder)
  })

  serve.create(
    addStakeholder,
    async ({ tx, dossier, author, body, now, today }) => {
      const { userId, until = null } = body
      const holder = await findHolder(tx, userId, today)
      if (!holder || !caresForClients(holder)) throw refuseField('userId', 'not_an_option')
      if (until === null && isInvitedForATime(holder.roles)) throw refuseField('until', 'required')
      if (until !== null && until < today) throw refuseField('until', 'end_before_start')
      await putStakeholder(tx, author, dossier, { person: userId, since: today, until }, now)
      const stakeholder = found(await findStakeholder(tx, dossier, userId))
      return done(stakeholder, { entity_id: userId, fields: ['until'] })
    },
    async ({ tx, dossier, body }) => findStakeholder(tx, dossier, body.userId),
  )

  serve(removeStakeholder, async ({ tx, dossier, author, params, now, today }) => {
    const change = { by: signatureOf(author), now }
    found((await endStakeholder(tx, dossier, params.userId, today, change)) || undefined)
    return done(null, { entity_id: params.userId })
  })
}
