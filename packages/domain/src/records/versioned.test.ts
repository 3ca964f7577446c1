import { describe, expect, it } from 'vitest'
import { someDrug } from '../testing/some-drug.ts'
import { correctionNeedsReason } from './versioned.ts'

const entry = someDrug({ created_at: '2026-11-20T09:00:00.000Z' })
const author = entry.author._id
const colleague = '01a1fc0a-5a3b-7006-9c68-eb853133fd77'

describe('a correction of her own entry needs a reason', () => {
  it.each([
    ['at once', '2026-11-20T09:00:00.000Z', false],
    ['after 24 hours to the millisecond', '2026-11-21T09:00:00.000Z', false],
    ['a millisecond later', '2026-11-21T09:00:00.001Z', true],
  ])('%s: %s', (_when, now, needed) => expect(correctionNeedsReason(entry, author, now)).toBe(needed))
})

it("a correction of somebody else's entry needs a reason from the first moment", () => {
  expect(correctionNeedsReason(entry, colleague, entry.created_at)).toBe(true)
})

it('the hours count from the entry, however often it was corrected since', () => {
  const corrected = { ...entry, version: 2, written_at: '2026-11-21T08:59:00.000Z' }
  expect(correctionNeedsReason(corrected, author, '2026-11-21T10:00:00.000Z')).toBe(true)
})
