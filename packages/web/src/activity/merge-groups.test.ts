import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import { expect, it } from 'vitest'
import { mergeGroups } from './merge-groups.ts'

const log = (_id: string): ActivityLog => ({
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
})
const group = (_id: string, ...ids: string[]) => ({ _id, logs: ids.map(log) })

it.each([
  ['nothing', [], []],
  ['days apart', [group('20', 'a'), group('19', 'b')], [group('20', 'a'), group('19', 'b')]],
  [
    'a day over two pages',
    [group('20', 'a'), group('20', 'b'), group('19', 'c')],
    [group('20', 'a', 'b'), group('19', 'c')],
  ],
  [
    'a log that moved onto the next page',
    [group('20', 'a', 'b'), group('20', 'b', 'c')],
    [group('20', 'a', 'b', 'c')],
  ],
])('%s', (_what, pages, merged) => expect(mergeGroups(pages)).toEqual(merged))
