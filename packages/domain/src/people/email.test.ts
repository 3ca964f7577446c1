import { expect, it } from 'vitest'
import { Email } from './email.ts'

it.each([
  ['maria.bianchi@example.ch', true],
  [' maria@example.ch ', true],
  ['m+casa@sub.example.com', true],
  ["o'neil@example.ch", true],
  ['maria@example', false],
  ['maria example.ch', false],
  ['maria@@example.ch', false],
  ['maria@example.ch, anna@example.ch', false],
  ['', false],
  [`${'a'.repeat(64)}@example.ch`, true],
  [`${'a'.repeat(65)}@example.ch`, false],
  [`${'a'.repeat(64)}@${'b'.repeat(190)}.ch`, false],
])('%j is an e-mail address: %s', (text, expected) => expect(Email.safeParse(text).success).toBe(expected))
