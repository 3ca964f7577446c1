import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import { expect, it } from 'vitest'
import { type LogBlock, logDays } from './log-blocks.ts'
import { mergeGroups } from './merge-groups.ts'
import { someLog } from '@vicino/domain/testing/some-log.ts'

/** 'nina m 08:20': who, in which visit ('-' for none), at which time of its day. */
const line = (day: string, words: string): ActivityLog => {
  const [who = '', visit = '', clock = ''] = words.split(' ')
  return {
    ...someLog(words),
    stakeholderId: { ...someLog(words).stakeholderId, _id: who },
    createdAt: `${day}T${clock}:00.000Z`,
    visit: visit === '-' ? null : { _id: visit, from: `${day}T08:00:00.000Z`, to: null },
  }
}
const group = (day: string, ...lines: string[]) => ({ _id: day, logs: lines.map(words => line(day, words)) })
const told = (block: LogBlock): string =>
  block.kind === 'divider'
    ? '----'
    : `${block.kind === 'visit' ? block.key : ''}: ${block.logs.map(({ _id }) => _id).join(', ')}`
const [first, second] = ['2026-11-20', '2026-11-19']

it.each<[string, ReturnType<typeof group>[], string | null, string[][]]>([
  ['nothing', [], null, []],
  [
    'a visit under one head, what is of none by itself',
    [group(first, 'nina - 12:00', 'nina m 08:30', 'nina m 08:20', 'nina - 07:00', 'nina - 06:00')],
    null,
    [[': nina - 12:00', 'm nina: nina m 08:30, nina m 08:20', ': nina - 07:00, nina - 06:00']],
  ],
  [
    'two persons who write at once, in visits of their own and in one of both',
    [group(first, 'nina m 08:30', 'sara m 08:29', 'nina m 08:28', 'sara x 08:27')],
    null,
    [['m nina: nina m 08:30, nina m 08:28', 'm sara: sara m 08:29', 'x sara: sara x 08:27']],
  ],
  [
    'a visit over two pages',
    mergeGroups([group(first, 'nina m 08:30'), group(first, 'nina m 08:20'), group(second, 'nina m 09:00')]),
    null,
    [['m nina: nina m 08:30, nina m 08:20'], ['m nina: nina m 09:00']],
  ],
  [
    'the divider within a day, through a visit',
    [group(first, 'sara m 08:50', 'sara m 08:20')],
    `${first}T08:40:00.000Z`,
    [['m sara: sara m 08:50', '----', 'm sara: sara m 08:20']],
  ],
  [
    'the divider between two days',
    [group(first, 'sara m 08:20'), group(second, 'sara - 08:20')],
    `${second}T10:00:00.000Z`,
    [['m sara: sara m 08:20'], ['----', ': sara - 08:20']],
  ],
  [
    'the divider where the oldest comes first',
    [group(second, 'sara - 08:20'), group(first, 'sara - 08:20')],
    `${second}T10:00:00.000Z`,
    [[': sara - 08:20'], ['----', ': sara - 08:20']],
  ],
  [
    'no divider where nothing is new',
    [group(first, 'sara - 08:20')],
    `${first}T10:00:00.000Z`,
    [[': sara - 08:20']],
  ],
  [
    'no divider where all of it is new',
    [group(first, 'sara - 08:20')],
    `${second}T10:00:00.000Z`,
    [[': sara - 08:20']],
  ],
])('%s', (_what, groups, lastVisit, blocks) =>
  expect(logDays(groups, lastVisit).map(day => day.blocks.map(told))).toEqual(blocks),
)
