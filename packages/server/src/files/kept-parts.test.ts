import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageType } from '@vicino/domain/wire/picture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngChunk, pngSign } from '../testing/some-document.ts'
import { type FilePart, keptParts } from './kept-parts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-parts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function partsOf(type: ImageType, content: Buffer): Promise<FilePart[]> {
  const path = join(folder, 'picture')
  await writeFile(path, content)
  const file = await open(path)
  try {
    return await keptParts(type, { file, size: content.length, orientation: 1 })
  } finally {
    await file.close()
  }
}

const many = (piece: Buffer, times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => piece))
const emptyChunk = (name: string): Buffer => Buffer.from(`${name}\0\0\0\0`, 'latin1')
const nothing = Buffer.alloc(0)

const jpegOf = (segments: number): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    many(Buffer.from('ffe00002', 'hex'), segments - 1),
    Buffer.from('ffd9', 'hex'),
  ])
const pngOf = (chunks: number): Buffer =>
  Buffer.concat([pngSign, many(pngChunk('IDAT', nothing), chunks - 1), pngChunk('IEND', nothing)])
function webpOf(chunks: number): Buffer {
  const inside = many(emptyChunk('ALPH'), chunks)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(inside.length + 4, 4)
  return Buffer.concat([head, inside])
}

describe.each<[ImageType, (pieces: number) => Buffer]>([
  ['image/jpeg', jpegOf],
  ['image/png', pngOf],
  ['image/webp', webpOf],
])('%s', (type, pictureOf) => {
  it('is kept in as few stretches as it has, up to 5,000 pieces', async () => {
    const picture = pictureOf(5000)
    const stretches = (await partsOf(type, picture)).filter(part => !Buffer.isBuffer(part))
    expect(stretches).toEqual([{ from: type === 'image/webp' ? 12 : 0, to: picture.length }])
  })

  it('is refused with more', async () => {
    await expect(partsOf(type, pictureOf(5001))).rejects.toThrow('too many pieces')
  })
})

it('a JPEG filled up between its segments is refused where the filling does not end', async () => {
  const filled = Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.alloc(6000, 0xff),
    Buffer.from('d9', 'hex'),
  ])
  await expect(partsOf('image/jpeg', filled)).rejects.toThrow('too many pieces')
})

it('what is left out parts the stretches', async () => {
  const picture = Buffer.concat([
    pngSign,
    pngChunk('IDAT', nothing),
    pngChunk('tEXt', nothing),
    pngChunk('IDAT', nothing),
    pngChunk('IEND', nothing),
  ])
  expect(await partsOf('image/png', picture)).toEqual([
    { from: 0, to: 20 },
    { from: 32, to: 56 },
  ])
})

it('a WebP that says of its first chunk that it is longer than the picture is not read', async () => {
  const picture = Buffer.alloc(30)
  picture.write('RIFF', 0, 'latin1')
  picture.writeUInt32LE(22, 4)
  picture.write('WEBPVP8X', 8, 'latin1')
  picture.writeUInt32LE(0x7fff_fff0, 16)
  await expect(partsOf('image/webp', picture)).rejects.toThrow('ten bytes')
})
