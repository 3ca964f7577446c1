import type { ActivityLog } from '../activity/activity.ts'

/** A line of the log, written in no visit. */
export const someLog = (_id: string): ActivityLog => ({
  _id,
  dataModel: 'Drug',
  entityId: _id,
  action: 'created',
  stakeholderId: { _id: 'nina', name: 'Nina Bernasconi', role: 'nurse_diploma', avatar: null },
  populatedData: {},
  focusTopicId: null,
  handover: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  read: true,
  later: null,
  visit: null,
})
