import * as z from 'zod/mini'
import { Correction, Fresh, Handed } from '../records/versioned.ts'
import { type Also, endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { FocusEvent } from './focus-event.ts'
import { Focus, FocusFields, FocusStatus } from './focus.ts'
import { FocusTopic } from './focus-topic.ts'
import { NoteFields } from './note.ts'

const path = '/api/dossiers/{dossierId}/focuses'
const { focus, ...optional } = FocusFields.shape
const note = z.partial(NoteFields).shape

/** Nurses sign an evaluation and close or open a focus; others write what they saw and did. */
const evaluates: Also = { permission: 'focus.open_close', field: 'evaluation' }
const closes: Also = { permission: 'focus.open_close', field: 'status', is: ['closed'] }

export const getFocusTopics = endpoint({
  method: 'GET',
  path: '/api/focus_topics',
  summary: "The catalogue of nursing problems with the business's own, by group",
  permission: 'signed_in',
  entity: 'focus_topic',
  answer: z.array(FocusTopic),
  problems: ['not_found'],
})

export const getFocuses = endpoint({
  method: 'GET',
  path: `${path}/all_focuses`,
  summary: "A client's focuses, the open ones first",
  permission: 'focus.read',
  entity: 'focus',
  query: z.strictObject({ status: z._default(z.enum(['open', 'closed', 'struck', 'all']), 'all') }),
  answer: z.array(Focus),
  problems: [],
})

/** The specification names it by the client; whose focuses they are stands in the query (decision 0027). */
export const getClient = endpoint({
  method: 'GET',
  path: '/api/clients/getClient',
  summary: 'The focuses of the client of a dossier',
  permission: 'focus.read',
  entity: 'focus',
  query: z.strictObject({ dossierId: Id }),
  answer: z.array(Focus),
  problems: ['reason_needed'],
})

export const getFocus = endpoint({
  method: 'GET',
  path: `${path}/{focusId}`,
  summary: 'One focus as it stands now',
  permission: 'focus.read',
  entity: 'focus',
  answer: Focus,
  problems: [],
})

export const getFocusVersions = endpoint({
  method: 'GET',
  path: `${path}/{focusId}/versions`,
  summary: 'All versions of a focus, newest first',
  permission: 'focus.read',
  entity: 'focus',
  answer: z.array(Focus),
  problems: [],
})

export const createFocus = endpoint({
  method: 'POST',
  path: `${path}/create_focus`,
  summary: 'Opens a focus with its first note',
  permission: 'focus.open_close',
  entity: 'focus',
  creates: true,
  body: z.strictObject({
    ...Fresh.shape,
    focus,
    ...z.partial(z.strictObject(optional)).shape,
  }),
  answer: Focus,
  problems: ['focus_open'],
  current: { focus_open: Focus },
})

export const updateFocus = endpoint({
  method: 'PATCH',
  path: `${path}/{focusId}`,
  summary: 'Corrects a focus as a new version, closes it, opens it again, or strikes it with a reason',
  permission: 'focus.open_close',
  entity: 'focus',
  body: z.strictObject({
    ...Correction.shape,
    focus: z.optional(focus),
    ...note,
    status: z.optional(FocusStatus),
  }),
  answer: Focus,
  problems: ['stale', 'struck', 'focus_open'],
  current: { stale: Focus, struck: Focus, focus_open: Focus },
})

export const getFocusEvents = endpoint({
  method: 'GET',
  path: `${path}/{focusId}/focus_events`,
  summary: 'The notes on a focus, newest first, the one that opened it last',
  permission: 'focus.read',
  entity: 'focus_event',
  answer: z.array(FocusEvent),
  problems: [],
})

export const addFocusEvent = endpoint({
  method: 'POST',
  path: `${path}/{focusId}/add_events`,
  summary: 'Adds a note to a focus; one that says so closes it',
  permission: 'focus.event',
  also: [evaluates, closes],
  entity: 'focus_event',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    dossierId: z.optional(Id),
    focusId: z.optional(Id),
    ...Handed.shape,
    ...note,
    status: z.optional(FocusStatus),
  }),
  answer: FocusEvent,
  problems: ['stale', 'struck', 'ended'],
  current: { stale: Focus, struck: Focus, ended: Focus },
})

export const getFocusEventVersions = endpoint({
  method: 'GET',
  path: `${path}/{focusId}/focus_events/{eventId}/versions`,
  summary: 'All versions of a note, newest first',
  permission: 'focus.read',
  entity: 'focus_event',
  answer: z.array(FocusEvent),
  problems: [],
})

export const updateFocusEvent = endpoint({
  method: 'PATCH',
  path: `${path}/{focusId}/focus_events/{eventId}`,
  summary: 'Corrects a note as a new version, or strikes it with a reason',
  permission: 'focus.event',
  also: [evaluates],
  entity: 'focus_event',
  body: z.strictObject({ ...Correction.shape, ...note }),
  answer: FocusEvent,
  problems: ['stale', 'struck'],
  current: { stale: FocusEvent, struck: FocusEvent },
})
