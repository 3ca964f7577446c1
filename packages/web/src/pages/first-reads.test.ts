import { contract } from '@vicino/domain/contract.ts'
import { expect, test } from 'vitest'
import { type FirstRead, firstReads, firstReadsOfFrames } from './first-reads.ts'
import { frames, type PageName, pages } from './pages.ts'
import { readsOfVisit } from './visit-reads.ts'

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

/** An address or the path of a call, with everything left open that it names. */
const open = (address: string): string => address.replaceAll(/[^/]*\{\w+\}/g, '{}')

test.each(readsOfVisit)('a visit begins with $address, a read of the contract', ({ address, permission }) => {
  const calls = gets.filter(({ path }) => open(path) === open(address))
  expect(calls.map(call => call.permission)).toEqual([permission])
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(['visit', 'visitDossier', 'visitDay']).toEqual(expect.arrayContaining(names))
})
