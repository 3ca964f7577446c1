import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'

/** The kinds of record that make clinical news, with the permission that reads each. */
export const activityKinds = [
  { value: 'Drug', label: 'Farmaci', permission: 'drugs.read' },
  { value: 'Performance', label: 'Prestazioni', permission: 'performance.record' },
] as const

export const ActivityDataModel = z.enum(activityKinds.map(kind => kind.value))
export type ActivityDataModel = z.infer<typeof ActivityDataModel>

/** One line of a dossier's activity log. `populatedData` is the record as it stood when the line was written. */
export const ActivityLog = z.strictObject({
  _id: Id,
  dataModel: ActivityDataModel,
  entityId: Id,
  action: z.enum(['created', 'corrected', 'struck']),
  stakeholderId: Signature,
  populatedData: z.record(z.string(), z.unknown()),
  focusTopicId: z.nullable(z.string()),
  handover: z.boolean(),
  createdAt: Instant,
})
export type ActivityLog = z.infer<typeof ActivityLog>
