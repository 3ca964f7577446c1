import { expect, test } from 'vitest'
import { inSentences } from './in-sentences.ts'

test.each([
  [[], ''],
  [['Dorme male'], 'Dorme male'],
  [['Dorme male.', 'Mangia poco'], 'Dorme male. Mangia poco'],
  [['Dorme male', null, '', undefined, 'Mangia poco.'], 'Dorme male. Mangia poco.'],
  [['Dorme?', 'Poco…', 'Male!', 'Da ieri'], 'Dorme? Poco… Male! Da ieri'],
])('%j reads %j', (texts, said) => {
  expect(inSentences(texts)).toBe(said)
})
