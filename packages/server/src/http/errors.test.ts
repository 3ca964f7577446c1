import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { expect, test } from 'vitest'

import { refusalOf } from './errors.ts'

const databaseErrors = {
  'a connection that broke': ['CONNECTION_CLOSED', 'unavailable'],
  'a database that starts': ['57P03', 'unavailable'],
  'too many connections': ['53300', 'unavailable'],
  'a statement that took too long': ['57014', 'unavailable'],
  'a lock that was not free': ['55P03', 'unavailable'],
  'two writes that wait for each other': ['40P01', 'unavailable'],
  'two writes that cannot both hold': ['40001', 'unavailable'],
  'a transaction that stood still': ['25P03', 'unavailable'],
  'a full disk': ['53100', 'storage_full'],
  'a row that is referred to': ['23503', 'stale'],
  'a column that does not exist': ['42703', 'fault'],
} as const

test.each(Object.entries(databaseErrors))('%s is answered by its name', (_, [code, told]) => {
  expect(refusalOf(Object.assign(new Error('from the database'), { code })).code).toBe(told)
})

test('what may go well at the next try is no fault', () => {
  expect(problems.unavailable.status).toBe(503)
})
