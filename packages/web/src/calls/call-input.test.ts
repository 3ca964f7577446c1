import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { expect, test } from 'vitest'
import { addressOf, type LooseInput } from './call-input.ts'

test.each<[path: Endpoint['path'], input: LooseInput, address: string]>([
  ['/api/users/me', {}, '/api/users/me'],
  ['/api/tasks/{taskId}', { params: { taskId: 'a/b' } }, '/api/tasks/a%2Fb'],
  [
    '/api/list',
    { query: { search: 'Rossi & C', page: 2, status: undefined, operator: '' } },
    '/api/list?page=2&search=Rossi+%26+C',
  ],
  ['/api/list', { query: { open: false, limit: 0 } }, '/api/list?limit=0&open=false'],
  [
    '/api/logs',
    { query: { filters: { type: ['Drug'] } } },
    '/api/logs?filters=%7B%22type%22%3A%5B%22Drug%22%5D%7D',
  ],
])('%s with %j is %s', (path, input, address) => {
  expect(addressOf({ path }, input)).toBe(address)
})
