import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Overlap } from '../tasks/overlap.ts'
import {
  NewOpenedProtocol,
  NewProtocolEvaluation,
  NewStepDone,
  OpenedProtocol,
  OpenedProtocolChange,
  ProtocolCourse,
  ProtocolOffer,
  StepDone,
  Struck,
} from './opened-protocol.ts'

const path = '/api/dossiers/{dossierId}/protocols'
const ofOne = '/api/dossiers/{dossierId}/protocols/{openedId}'

export const getOpenedProtocols = endpoint({
  method: 'GET',
  path: `${path}/all_protocols`,
  summary:
    'The protocols of a client with their course: open ones first, then those that ended, struck ones last',
  permission: 'focus.read',
  entity: 'opened_protocol',
  answer: z.array(ProtocolCourse),
  problems: [],
})

export const getProtocolOffers = endpoint({
  method: 'GET',
  path: `${path}/offers`,
  summary:
    'The protocols of the business that are not open for a client, with what of her dossier proposes each',
  permission: 'focus.read',
  entity: 'opened_protocol',
  answer: z.array(ProtocolOffer),
  problems: [],
})

export const getOpenedProtocol = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One protocol of a client with its course',
  permission: 'focus.read',
  entity: 'opened_protocol',
  answer: ProtocolCourse,
  problems: [],
})

export const getOpenedProtocolVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a protocol of a client, newest first',
  permission: 'focus.read',
  entity: 'opened_protocol',
  answer: z.array(OpenedProtocol),
  problems: [],
})

export const openProtocol = endpoint({
  method: 'POST',
  path: `${path}/open_protocol`,
  summary: 'Opens a released protocol for a client: a copy of it, with its tasks on the calendar',
  permission: 'protocol.open_in_dossier',
  entity: 'opened_protocol',
  creates: true,
  body: NewOpenedProtocol,
  answer: OpenedProtocol,
  problems: ['protocol_open', 'protocol_draft', 'protocol_replaced', 'overlap', 'dossier_closed'],
  current: { protocol_open: OpenedProtocol, overlap: Overlap },
})

const changed = { stale: OpenedProtocol, struck: OpenedProtocol, ended: OpenedProtocol }

export const changeOpenedProtocol = endpoint({
  method: 'POST',
  path: `${ofOne}/change`,
  summary:
    'Changes the steps, the days or the responsible person of a protocol that is open; what was done of it stays',
  permission: 'protocol.open_in_dossier',
  entity: 'opened_protocol',
  body: OpenedProtocolChange,
  answer: OpenedProtocol,
  problems: ['stale', 'struck', 'ended', 'overlap', 'dossier_closed'],
  current: { ...changed, overlap: Overlap },
})

export const strikeOpenedProtocol = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Strikes a protocol that was opened by mistake, and takes its open tasks off the calendar',
  permission: 'protocol.open_in_dossier',
  entity: 'opened_protocol',
  body: Struck,
  answer: OpenedProtocol,
  problems: ['stale', 'struck', 'ended', 'dossier_closed'],
  current: changed,
})

export const evaluateProtocol = endpoint({
  method: 'POST',
  path: `${ofOne}/evaluate`,
  summary:
    'Writes how far each goal was reached, and when it is evaluated next; without a next day the protocol ends',
  permission: 'protocol.open_in_dossier',
  entity: 'opened_protocol',
  body: NewProtocolEvaluation,
  answer: OpenedProtocol,
  problems: ['stale', 'struck', 'ended', 'overlap', 'dossier_closed'],
  current: { ...changed, overlap: Overlap },
})

export const confirmStep = endpoint({
  method: 'POST',
  path: `${ofOne}/confirm_step`,
  summary:
    'Writes that a step was carried out, with what speaks for it; its task of that day is done with it',
  permission: 'focus.event',
  entity: 'opened_protocol',
  creates: true,
  body: NewStepDone,
  answer: StepDone,
  problems: ['struck', 'ended', 'dossier_closed'],
  current: { struck: OpenedProtocol, ended: OpenedProtocol },
})

export const strikeStep = endpoint({
  method: 'PATCH',
  path: `${ofOne}/steps/{stepDoneId}`,
  summary: 'Strikes that a step was carried out; its text stays legible, its task is to be done again',
  permission: 'focus.event',
  entity: 'opened_protocol',
  body: Struck,
  answer: StepDone,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: StepDone, struck: StepDone },
})

/** The protocol itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printOpenedProtocol = endpoint({
  method: 'POST',
  path: `${ofOne}/print`,
  summary: 'Notes in the audit log that a protocol of a client is printed',
  permission: 'focus.read',
  need: 'read',
  entity: 'opened_protocol',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
