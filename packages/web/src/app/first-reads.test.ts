import { contract } from '@vicino/domain/contract.ts'
import { expect, test } from 'vitest'
import { firstReads } from './first-reads.ts'

const paths = new Set(
  Object.values(contract)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/\{\w+\}/g, '{}')),
)

test.each(Object.values(firstReads))('%s is a read of the contract', read => {
  expect(paths).toContain(read.split('?')[0]!.replace(/\{\w+\}/g, '{}'))
})

/** What the server knows whatever page it is. */
const always = ['today', 'me', 'dayOfAll', 'monthFrom', 'monthTo']

test.each(Object.entries(firstReads))('%s carries all that %s leaves open', (pattern, read) => {
  const open = [...read.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const filled = [...pattern.matchAll(/\$(\w+)/g)].map(([, name]) => name)
  expect([...always, ...filled]).toEqual(expect.arrayContaining(open))
})
