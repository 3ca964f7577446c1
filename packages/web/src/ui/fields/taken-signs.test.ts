import { expect, test } from 'vitest'
import { readFraction, type ReadNumber, readNumber, readSigned } from './read-number.ts'

/** What a field takes at each step of typing it. */
const takesAll = ({ takes }: ReadNumber, text: string) =>
  Array.from(text, (_, index) => text.slice(0, index + 1)).every(typed => takes.test(typed))

test.each(['1', '12.5', '12,5', '.5', ' 12 '])('digits and one separator: %j', text =>
  expect(takesAll(readNumber, text)).toBe(true),
)
test.each(['-1', '1.2.3', '1.,', '12a', '1/2', '½', '1 2'])('not %j', text =>
  expect(takesAll(readNumber, text)).toBe(false),
)

test.each(['-350', '−350', '- 350', '350', '-'])('below nothing too: %j', text =>
  expect(takesAll(readSigned, text)).toBe(true),
)
test.each(['--350', '35-0', '-1e3'])('not %j', text => expect(takesAll(readSigned, text)).toBe(false))

test.each(['1/2', '3/4', '1 1/2', '½', '1½', '2 ¼', '1,5', '20'])('halves and quarters too: %j', text =>
  expect(takesAll(readFraction, text)).toBe(true),
)
test.each(['1-2', '1/2/4', 'due', '½½', '1,5,5'])('not %j', text =>
  expect(takesAll(readFraction, text)).toBe(false),
)
