import { expect, it } from 'vitest'
import { mergeGroups } from './merge-groups.ts'
import { someLog } from '@vicino/domain/testing/some-log.ts'

const group = (_id: string, ...ids: string[]) => ({ _id, logs: ids.map(someLog) })

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
