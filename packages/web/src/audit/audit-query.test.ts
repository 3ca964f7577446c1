import { expect, it } from 'vitest'
import { auditQuery } from './audit-query.ts'

const until = '2026-11-20T22:30:00.000Z'

it.each([
  ['no filter ends when the reader began', {}, { to: until }],
  ['a day that is over ends by itself', { to: '2026-11-19' }, { to: '2026-11-19' }],
  ['today is not over', { to: '2026-11-20' }, { to: until }],
  ['nor is tomorrow', { to: '2026-11-21' }, { to: until }],
  [
    'the rest stays',
    { from: '2026-11-01', result: 'denied' },
    { from: '2026-11-01', result: 'denied', to: until },
  ],
] as const)('%s', (_, search, query) => {
  expect(auditQuery(search, until)).toEqual(query)
})
