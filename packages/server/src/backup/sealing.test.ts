import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { StartRefusal } from '../start-refusal.ts'
import { isSealed, seal, unseal, usualCost } from './sealing.ts'

const passphrase = 'sette lanterne sul lago'

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The form is the same however much work its key takes. */
const little = { ...usualCost, logN: 10 }
const sealed = (plain: Buffer, cost = little) => whole(seal(piecesOf(plain, 10_000), passphrase, cost))
const opened = (file: Buffer, phrase = passphrase) => whole(unseal(piecesOf(file, 7_777), phrase))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
  'what was sealed opens again: %i bytes',
  async length => {
    const plain = randomBytes(length)
    const file = await sealed(plain)
    expect(isSealed(file)).toBe(true)
    expect((await opened(file)).equals(plain)).toBe(true)
  },
)

test('a backup names the usual work for its key, and opens by it', async () => {
  const plain = randomBytes(100)
  const file = await whole(seal(piecesOf(plain, 10), passphrase))
  expect([...file.subarray(16, 19)]).toEqual([17, 8, 1])
  expect((await opened(file)).equals(plain)).toBe(true)
})

test('two files of the same content share nothing but the form', async () => {
  const plain = Buffer.alloc(200)
  const [one, other] = await Promise.all([sealed(plain), sealed(plain)])
  expect(one.subarray(40).includes(other.subarray(-100))).toBe(false)
})

let threeBlocks: Buffer

beforeAll(async () => {
  threeBlocks = await sealed(randomBytes(150_000))
})

const wrongPhrase = /frase segreta non apre/
const spoilt = /danneggiata o incompleta/
const notOurs = /non è una copia di sicurezza/
const newer = /versione più nuova/

const changed = (file: Buffer, at: number) => {
  const copy = Buffer.from(file)
  copy[at]! ^= 1
  return copy
}

const headerBytes = 83
const blockBytes = 65_536 + 16

test.each<[string, (file: Buffer) => Buffer, RegExp]>([
  ['nothing', () => Buffer.alloc(0), notOurs],
  [
    'something else',
    () => Buffer.from('%PDF-1.7 and so on, long enough to hold a header and more than that'),
    notOurs,
  ],
  ['a later form', file => Buffer.concat([Buffer.from('Vicino backup 2\n'), file.subarray(16)]), newer],
  ['cut in the header', file => file.subarray(0, 40), spoilt],
  ['a changed salt', file => changed(file, 25), spoilt],
  ['a changed cost', file => changed(file, 16), spoilt],
  ['a changed first byte', file => changed(file, headerBytes), spoilt],
  ['a changed last byte', file => changed(file, file.length - 1), spoilt],
  ['a changed byte in the middle', file => changed(file, 100_000), spoilt],
  ['cut after the header', file => file.subarray(0, headerBytes), spoilt],
  ['cut between two blocks', file => file.subarray(0, headerBytes + blockBytes), spoilt],
  ['cut inside a block', file => file.subarray(0, headerBytes + blockBytes + 1000), spoilt],
  ['its last byte missing', file => file.subarray(0, -1), spoilt],
  ['something appended', file => Buffer.concat([file, Buffer.from('x')]), spoilt],
  [
    'two blocks exchanged',
    file =>
      Buffer.concat([
        file.subarray(0, headerBytes),
        file.subarray(headerBytes + blockBytes, headerBytes + 2 * blockBytes),
        file.subarray(headerBytes, headerBytes + blockBytes),
        file.subarray(headerBytes + 2 * blockBytes),
      ]),
    spoilt,
  ],
])('a file that is %s is refused', async (_, spoil, sentence) => {
  const refusal = await opened(spoil(threeBlocks)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect((refusal as StartRefusal).message).toMatch(sentence)
})

test('a wrong passphrase is told from a damaged file', async () => {
  const file = await sealed(Buffer.from('x'))
  await expect(opened(file, 'sette lanterne sul lagO')).rejects.toThrow(wrongPhrase)
})

test('a passphrase typed with composed or decomposed accents is the same', async () => {
  const file = await whole(seal(piecesOf(Buffer.from('x'), 1), 'perché'.normalize('NFD')))
  expect(String(await opened(file, 'perché'.normalize('NFC')))).toBe('x')
})
