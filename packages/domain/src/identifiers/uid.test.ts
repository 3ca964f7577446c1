import { expect, it } from 'vitest'
import { formatUid, Uid } from './uid.ts'

const problem = (text: string) => Uid.safeParse(text).error?.issues[0]?.message

it.each([
  ['CHE-109.322.551', 'CHE109322551'],
  ['CHE-107.787.577 IVA', 'CHE107787577'],
  ['CHE116281710', 'CHE116281710'],
  ['CHE-123.456.788', 'CHE123456788'],
  ['CHE-400.000.002', 'CHE400000002'],
  [' che 109 322 551 ', 'CHE109322551'],
])('%s is the number %s', (text, uid) => expect(Uid.parse(text)).toBe(uid))

it.each([
  ['CHE-109.322.552', 'bad_uid_check_digit'],
  ['CHE-123.456.789', 'bad_uid_check_digit'],
  ['CHE-123.456.78', 'bad_uid'],
  ['CH-109.322.551', 'bad_uid'],
  ['DE-109.322.551', 'bad_uid'],
  ['CHE-109.322.551 UST', 'bad_uid'],
  ['', 'bad_uid'],
])('%s is refused: %s', (text, code) => expect(problem(text)).toBe(code))

it('is printed in groups', () => expect(formatUid('CHE109322551')).toBe('CHE-109.322.551'))
