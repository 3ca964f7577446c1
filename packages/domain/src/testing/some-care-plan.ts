import type { CareMeasure, CarePlan, CareProblem } from '../care-plan/care-plan.ts'
import { newId } from '../wire/id.ts'

/** Walking with an eye on it, twice a week by the nurse; each test says what matters to it. */
export const someMeasure = (more: Partial<CareMeasure> = {}): CareMeasure => ({
  _id: newId(),
  text: 'Camminare insieme nel corridoio',
  serviceId: null,
  frequency: 2,
  period: 7,
  responsible: 'nurse',
  responsible_name: '',
  ...more,
})

/** A risk of falling, with one goal and one measure. */
export const someProblem = (more: Partial<CareProblem> = {}): CareProblem => ({
  _id: newId(),
  title: 'Rischio di caduta',
  focusId: null,
  focusTopicId: 'fall-risk',
  description: '',
  goals: [{ _id: newId(), text: 'Nessuna caduta per tre mesi' }],
  measures: [someMeasure()],
  ...more,
})

const author = { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null }

/** A plan that a nurse signed on 1 November 2026, to be evaluated on 1 February 2027. */
export function someCarePlan(more: Partial<CarePlan> = {}): CarePlan {
  const evaluate_on = more.evaluate_on ?? '2027-02-01'
  return {
    _id: newId(),
    dossierId: newId(),
    version: 2,
    status: 'signed',
    act: 'signed',
    problems: [someProblem()],
    evaluate_on,
    signature: author,
    signed_on: '2026-11-01',
    client_signature: null,
    evaluation: null,
    in_force: 2,
    due_on: evaluate_on,
    author,
    created_at: '2026-11-01T08:00:00.000Z',
    written_at: '2026-11-01T08:30:00.000Z',
    reason: null,
    struck: null,
    services: [],
    ...more,
  }
}
