import { contract } from '@vicino/domain/contract.ts'
import { expect, test } from 'vitest'
import { type FirstRead, firstReads, firstReadsOfFrames } from './first-reads.ts'
import { frames, type PageName, pages } from './pages.ts'

const all = [
  ...(Object.entries(firstReads) as [PageName, FirstRead][]).map(([name, read]) => ({
    ...read,
    pattern: pages[name].pattern,
  })),
  ...Object.entries(firstReadsOfFrames).map(([name, read]) => ({
    ...read,
    pattern: frames[name as keyof typeof firstReadsOfFrames].pattern,
  })),
]

const gets = Object.values(contract).filter(({ method }) => method === 'GET')

test.each(all)('$pattern begins with $address, a read of the contract', ({ endpoint, address }) => {
  expect(gets).toContain(endpoint)
  expect(address).toMatch(/^[\w/{}?=&]+$/)
})

/** What the server knows whatever page it is. */
const always = ['today', 'me', 'dayOfAll', 'monthFrom', 'monthTo']

test.each(all)('$pattern carries all that $address leaves open', ({ pattern, address }) => {
  const open = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const filled = [...pattern.matchAll(/\$(\w+)/g)].map(([, name]) => name)
  expect([...always, ...filled]).toEqual(expect.arrayContaining(open))
})
