import { responseMaxBytes } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { type Zippable, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { Unreadable } from './read-xml.ts'
import { unpack } from './unpack.ts'

const text = (of: string) => new TextEncoder().encode(of)
const stored = (files: Zippable) => Buffer.from(zipSync(files, { level: 0 }))
const unpacked = (archive: Buffer) =>
  unpack(new Uint8Array(archive), 'risposte.zip').map(({ name, bytes }) => [name, bytes?.length ?? null])

it('weighs what is not compressed by what is packed, whatever it says of itself', () => {
  const archive = stored({ 'a.xml': new Uint8Array(responseMaxBytes + 1), 'b.xml': text('<b/>') })
  const central = archive.indexOf('PK\x01\x02', responseMaxBytes, 'latin1')
  archive.writeUInt32LE(4, central + 24)
  expect(unpacked(archive)).toEqual([
    ['b.xml', 4],
    ['a.xml', null],
  ])
})

it('refuses two files of one name: one of them would be lost unseen', () => {
  const archive = stored({ 'a.xml': text('<a/>'), 'b.xml': text('<b/>') })
  const twins = Buffer.from(archive.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1')
  expect(() => unpacked(twins)).toThrow(new Unreadable('bad_archive'))
})
