import * as z from 'zod/mini'
import { Signature } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { Reason } from '../wire/text.ts'
import { Acceptance } from './acceptance.ts'
import { HandoverItem } from './handover.ts'

/** `waiting` counts what colleagues wrote and nobody has taken over yet: what this reader is asked to take. */
export const getHandover = endpoint({
  method: 'GET',
  path: '/api/handover',
  summary: 'What was handed over on the clients of the reader, what nobody has taken over yet first',
  permission: 'log.mark_read',
  need: 'read',
  entity: 'handover',
  query: z.strictObject(pageQuery),
  answer: z.strictObject({ ...pageOf(HandoverItem).shape, waiting: z.number() }),
  problems: [],
})

export const acceptLog = endpoint({
  method: 'POST',
  path: '/api/logs/{logId}/accept',
  summary: 'Takes over an entry that was handed over: "Preso in carico"',
  permission: 'log.mark_read',
  entity: 'handover',
  action: 'accept',
  answer: Acceptance,
  problems: ['not_found', 'already_accepted', 'not_handed_over', 'own_handover'],
  current: { already_accepted: Acceptance },
})

export const nameHandover = endpoint({
  method: 'PUT',
  path: '/api/logs/{logId}/named',
  summary:
    'Names the colleague of the client for whom the caller handed something over, or nobody in particular',
  permission: 'log.mark_read',
  entity: 'handover',
  body: z.strictObject({ userId: z.nullable(Id) }),
  answer: z.strictObject({ named: z.nullable(Signature) }),
  problems: ['not_found', 'not_handed_over', 'others_handover'],
})

export const closeHandover = endpoint({
  method: 'POST',
  path: '/api/logs/{logId}/done',
  summary: 'Closes what the caller handed over herself, with what she did: "Fatto"',
  permission: 'log.mark_read',
  entity: 'handover',
  action: 'accept',
  body: z.strictObject({ done: Reason }),
  answer: Acceptance,
  problems: ['not_found', 'already_accepted', 'not_handed_over', 'others_handover'],
  current: { already_accepted: Acceptance },
})
