import type { CarriedOut } from '@vicino/domain/performances/carried-out.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Traces } from '../http/done.ts'
import { refusedWithin } from '../http/refusal.ts'
import { recordUses } from '../materials/record-uses.store.ts'
import { leaveOut } from './leave-out.store.ts'
import { type RecordingCall, recordServices } from './record-services.store.ts'
import type { VisitToRecord } from './visit-access.store.ts'

/** What was recorded, and what the audit log is to say of it: a row for each kind of thing. */
type Recorded = { performances: Performance[]; traces: Omit<Traces, 'news' | 'each'>[] }

/**
 * Records what was carried out on a visit under the id of the call: its services, which of those planned were not done,
 * and what was used. A refusal of one of them refuses all.
 */
export async function recordCarriedOut(
  call: RecordingCall,
  visit: VisitToRecord,
  { performances: named, beside, left_out, materials }: CarriedOut,
): Promise<Recorded> {
  const { id } = call
  const of = { dossier_id: visit.dossier }
  const performances = named ? await recordServices(call, visit, { performances: named, beside }) : []
  if (left_out) await refusedWithin('left_out', () => leaveOut(call, visit, left_out))
  const uses = materials ? await refusedWithin('materials', () => recordUses(call, visit, materials)) : []
  const created = { ...of, entity_id: id, action: 'create' }
  const services = { ...created, entity_type: 'performance', rows: performances.length } as const
  const used = { ...created, entity_type: 'material_use', rows: uses.length } as const
  const left = { ...of, entity_type: 'task', entity_id: visit.task, action: 'update' } as const
  return {
    performances,
    traces: [
      ...(named ? [{ ...services, fields: ['performances'] }] : []),
      ...(left_out ? [{ ...left, rows: left_out.length, fields: ['left_out'] }] : []),
      ...(materials ? [{ ...used, fields: ['uses'] }] : []),
    ],
  }
}
