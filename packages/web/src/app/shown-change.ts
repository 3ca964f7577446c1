import type { Entity } from '@vicino/domain/access/need-to-know.ts'
import type { LiveChange } from '@vicino/domain/live/live.ts'
import type { Query } from '@tanstack/react-query'
import { dossierScope, isOfDossier } from '../calls/query-key.ts'

/** Answers about several dossiers that show a part of other things: a day's visits carry their clients' warnings. */
const alsoShownIn: Readonly<Partial<Record<Entity, readonly Entity[]>>> = {
  // A round shows the visits of a day with their doses, a protocol which of its tasks is due.
  task: ['administration', 'opened_protocol'],
  protocol: ['opened_protocol'],
  dossier: ['task', 'administration'],
  // What of a client may be billed is weighed by all of this: the run of a month says what still holds it back.
  personal_data: ['dossier', 'task', 'invoice'],
  coverage: ['invoice'],
  dossier_contact: ['invoice'],
  prescription: ['invoice', 'task'],
  // A credit note sets free what came in on the invoice before it.
  invoice: ['payment'],
  // A step or a measure stands on the calendar as a to-do.
  opened_protocol: ['task'],
  care_plan: ['task'],
  // Who works here, as what and until when, stands in each of these lists.
  employment: ['collaboration', 'team', 'invitation'],
  invitation: ['employment', 'collaboration'],
  // Who is linked to a client stands in the book: her new number holds in every open dossier.
  contact: ['dossier_contact'],
  warning: ['task', 'handover', 'dossier'],
  hospital_return: ['drug', 'dossier'],
  drug: ['task', 'administration', 'handover'],
  clinical_parameter: ['handover'],
  focus: ['handover'],
  // What came in is booked on invoices, of several clients.
  payment: ['invoice'],
  focus_event: ['handover'],
  // What is recorded of a visit is not to be confirmed any more.
  performance: ['handover', 'task'],
  administration: ['task', 'handover'],
  // A critical value says who took it over.
  handover: ['clinical_parameter'],
}

/** Whether an answer that the page holds may be another one after a change. */
export function showsChange(
  { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>,
  change: LiveChange,
): boolean {
  const { kind, dossierId } = change
  const entity = meta?.['entity'] as Entity
  const isOfChanged = dossierId !== null && queryKey[0] === dossierScope(dossierId)
  // What was read of one dossier changes with that one alone, for in a large house somebody writes all the time; but a
  // visit may have come from another client.
  if (isOfChanged || (dossierId !== null && kind !== 'task' && isOfDossier(queryKey))) return isOfChanged
  return entity === kind || alsoShownIn[kind as Entity]?.includes(entity) === true
}
