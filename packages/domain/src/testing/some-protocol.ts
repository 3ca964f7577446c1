import type { OpenedProtocol, ProtocolCourse } from '../protocols/opened-protocol.ts'
import type { Protocol, ProtocolFields, ProtocolStep } from '../protocols/protocol.ts'
import { newId } from '../wire/id.ts'
import { openedFrom } from '../protocols/protocol-rules.ts'

/** Looking at the shoes, at the start and each week; each test says what matters to it. */
export const someStep = (more: Partial<ProtocolStep> = {}): ProtocolStep => ({
  _id: newId(),
  text: 'Controllare le calzature',
  rhythm: 'ogni settimana',
  after_days: 0,
  every_days: 7,
  serviceId: null,
  min_qualification: 'AC',
  ...more,
})

/** What is written of a protocol against falls: a goal, a step on the calendar and one of the visits themselves. */
export const someProtocolFields = (more: Partial<ProtocolFields> = {}): ProtocolFields => ({
  title: 'Prevenzione delle cadute in casa',
  proposed_when: 'Almeno una caduta negli ultimi 12 mesi',
  triggers: [{ on: 'focus', focusTopicId: 'fall-risk', limit: null }],
  goals: [{ _id: newId(), text: 'Nessuna caduta per tre mesi' }],
  steps: [
    someStep(),
    someStep({ text: 'Camminare insieme', rhythm: 'a ogni passaggio', after_days: null, every_days: null }),
  ],
  criteria: ['Numero di cadute al mese'],
  alarms: ['Trauma cranico: 144'],
  review_days: 28,
  ...more,
})

const author = { _id: newId(), name: 'Anna Prova', role: 'DS', avatar: null }
const written_at = '2026-11-01T08:00:00.000Z'

/** A protocol of the house that was released on 1 November 2026. */
export const someProtocol = (more: Partial<Protocol> = {}): Protocol => ({
  _id: newId(),
  version: 2,
  key: null,
  status: 'released',
  act: 'released',
  ...someProtocolFields(),
  valid_from: '2026-11-01',
  released_by: author,
  released_on: '2026-11-01',
  in_force: 2,
  author,
  created_at: written_at,
  written_at,
  services: [],
  ...more,
})

/** It as it was opened for a client on 2 November 2026. */
export function someOpenedProtocol(more: Partial<OpenedProtocol> = {}): OpenedProtocol {
  const protocol = someProtocol()
  return {
    _id: newId(),
    dossierId: newId(),
    ...openedFrom(
      protocol,
      protocol.steps.map(({ _id }) => _id),
    ),
    starts_on: '2026-11-02',
    evaluate_on: '2026-11-30',
    responsible: { _id: author._id, name: author.name, avatar: null },
    author,
    created_at: written_at,
    written_at,
    services: [],
    ...more,
  }
}

/** One with nothing done of it, its first step due. */
export function someCourse(more: Partial<OpenedProtocol> = {}): ProtocolCourse {
  const protocol = someOpenedProtocol(more)
  const due = [{ stepId: protocol.steps[0]!._id, taskId: newId(), due_on: '2026-11-09', open: 3 }]
  return { protocol, done: [], due }
}
