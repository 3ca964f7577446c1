import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { NewProtocol, Protocol, ProtocolChange, ProtocolModel } from './protocol.ts'

const path = '/api/protocols'
const ofOne = '/api/protocols/{protocolId}'

export const getProtocols = endpoint({
  method: 'GET',
  path: `${path}/all_protocols`,
  summary: 'The protocols of the business by their titles, each as it was written last',
  permission: 'protocol.release',
  entity: 'protocol',
  answer: z.array(Protocol),
  problems: [],
})

export const getProtocolModels = endpoint({
  method: 'GET',
  path: `${path}/models`,
  summary: 'The protocols that come with the program and of which the business has none of its own yet',
  permission: 'protocol.release',
  entity: 'protocol',
  answer: z.array(ProtocolModel),
  problems: [],
})

export const getProtocol = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One protocol of the business as it was written last',
  permission: 'protocol.release',
  entity: 'protocol',
  answer: Protocol,
  problems: [],
})

export const getProtocolVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a protocol of the business, newest first',
  permission: 'protocol.release',
  entity: 'protocol',
  answer: z.array(Protocol),
  problems: [],
})

export const createProtocol = endpoint({
  method: 'POST',
  path: `${path}/create_protocol`,
  summary:
    'Writes the draft of a protocol, of its own or from a model; nobody opens it before it is released',
  permission: 'protocol.release',
  entity: 'protocol',
  creates: true,
  body: NewProtocol,
  answer: Protocol,
  problems: ['protocol_exists'],
  current: { protocol_exists: Protocol },
})

export const updateProtocol = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Changes a protocol as a new draft, which leaves the released version in force',
  permission: 'protocol.release',
  entity: 'protocol',
  body: ProtocolChange,
  answer: Protocol,
  problems: ['stale'],
  current: { stale: Protocol },
})

const Seen = { version: z.int().check(z.minimum(1)) }

export const releaseProtocol = endpoint({
  method: 'POST',
  path: `${ofOne}/release`,
  summary: 'Releases the draft that was read, from a day on: until then the version of before holds',
  permission: 'protocol.release',
  entity: 'protocol',
  action: 'sign',
  body: z.strictObject({ ...Seen, valid_from: Day }),
  answer: Protocol,
  problems: ['stale', 'protocol_released'],
  current: { stale: Protocol, protocol_released: Protocol },
})

export const discardProtocolDraft = endpoint({
  method: 'POST',
  path: `${ofOne}/discard_draft`,
  summary:
    'Goes back from a draft to the version before it, as a new version; throws one away that was never released',
  permission: 'protocol.release',
  entity: 'protocol',
  body: z.strictObject(Seen),
  answer: z.nullable(Protocol),
  problems: ['stale', 'protocol_released'],
  current: { stale: Protocol, protocol_released: Protocol },
})

export const retireProtocol = endpoint({
  method: 'POST',
  path: `${ofOne}/retire`,
  summary: 'Lets nobody open a protocol any more; what was opened goes on as it was',
  permission: 'protocol.release',
  entity: 'protocol',
  body: z.strictObject(Seen),
  answer: Protocol,
  problems: ['stale', 'protocol_draft'],
  current: { stale: Protocol, protocol_draft: Protocol },
})
