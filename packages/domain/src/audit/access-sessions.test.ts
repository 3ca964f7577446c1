import { expect, it } from 'vitest'
import { someAccess } from '../testing/some-access.ts'
import { accessSessions, mayBeCut } from './access-sessions.ts'

/** 'laura 09:12': who, at which time in UTC of 20 November, one hour behind Zurich. */
const line = (words: string) => {
  const [who = '', clock = ''] = words.split(' ')
  const actor = who === 'nobody' ? null : { _id: who, avatar: null }
  return someAccess({ _id: words, at: `2026-11-20T${clock}:00.000Z`, actor, actor_name: who })
}

it.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['one access', ['laura 09:12'], ['09:12-09:12 laura 1']],
  ['without a pause', ['laura 09:40', 'laura 09:12', 'laura 09:11'], ['09:11-09:40 laura 3']],
  ['after a pause', ['laura 09:42', 'laura 09:12'], ['09:42-09:42 laura 1', '09:12-09:12 laura 1']],
  [
    'of two who work at once',
    ['laura 09:14', 'sara 09:13', 'laura 09:12', 'sara 09:11'],
    ['09:12-09:14 laura 2', '09:11-09:13 sara 2'],
  ],
  ['over midnight in Zurich', ['laura 23:05', 'laura 22:55'], ['23:05-23:05 laura 1', '22:55-22:55 laura 1']],
  ['of somebody whom nobody knows', ['nobody 09:14', 'nobody 09:12'], ['09:12-09:14 nobody 2']],
])('%s', (_what, lines, sessions) =>
  expect(
    accessSessions(lines.map(line)).map(
      ({ first, last, entries }) =>
        `${first.slice(11, 16)}-${last.slice(11, 16)} ${entries[0].actor_name} ${entries.length}`,
    ),
  ).toEqual(sessions),
)

it('is the same read in one page or in two', () => {
  const lines = ['laura 09:14', 'sara 09:13', 'laura 09:12', 'laura 08:12'].map(line)
  const [first] = accessSessions(lines.slice(0, 2))
  const whole = accessSessions(lines)
  expect(whole.map(({ _id }) => _id)).toEqual(['laura 09:14', 'sara 09:13', 'laura 08:12'])
  expect(first!._id).toBe(whole[0]!._id)
})

it('may have begun before what was read, whoever wrote the oldest line of that', () => {
  const lines = ['laura 09:50', 'sara 09:14', 'laura 09:12', 'marta 09:00'].map(line)
  const cut = accessSessions(lines).filter(session => mayBeCut(session, lines.at(-1)!.at))
  expect(cut.map(({ _id }) => _id)).toEqual(['sara 09:14', 'laura 09:12', 'marta 09:00'])
})
