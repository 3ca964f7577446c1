import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { ImageType } from '@vicino/domain/wire/picture.ts'

/** A stretch of a file that is kept as it is, or bytes that stand in its place. */
export type FilePart = { from: number; to: number } | Buffer

export const sizeOf = (parts: readonly FilePart[]): number =>
  parts.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : part.to - part.from), 0)

type Picture = { file: FileHandle; size: number; orientation: number }

/**
 * What is kept of a picture: every byte that draws it, and none that tells where, when and with which camera it was
 * taken, or that merely stands behind it. It is not drawn anew: a wound looks as it was photographed. How it is to be
 * turned stands with those words, and is written again.
 * @throws where the picture is not built as its kind is
 */
export const keptParts = (type: ImageType, picture: Picture): Promise<FilePart[]> => keeping[type](picture)

const keeping: Record<ImageType, (picture: Picture) => Promise<FilePart[]>> = {
  'image/jpeg': partsOfJpeg,
  'image/png': partsOfPng,
  'image/webp': partsOfWebp,
}

/** More segments or chunks than a picture of the largest size has: each is a read of its own, and others wait. */
const mostPieces = 5000

function countPiece(pieces: number): void {
  if (pieces > mostPieces) throw new Error('the picture has too many pieces')
}

/** Keeps a stretch, as one with the stretch that ends where it begins. */
function keep(parts: FilePart[], from: number, to: number): void {
  const last = parts.at(-1)
  if (last && !Buffer.isBuffer(last) && last.to === from) last.to = to
  else parts.push({ from, to })
}

async function read(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(buffer, 0, bytes, at)
  if (bytesRead < bytes) throw new Error('the picture ends too early')
  return buffer
}

/** The one word of a camera that a picture needs, as TIFF: tag 0x0112, a short, on its own. */
function orientationAsTiff(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
}

/** How it is built (JFIF), its colours (an ICC profile, the sign of Adobe); all other words of programs go. */
const isKeptSegment = (code: number, begins: string): boolean =>
  code === marker.app0 ||
  code === marker.app14 ||
  (code === marker.app2 && begins.startsWith('ICC_PROFILE')) ||
  !((code >= marker.app0 && code <= marker.app15) || code === marker.comment)

/** JPEG: segments, each after a marker, with the drawing itself between them; it ends where it says so. */
async function partsOfJpeg({ file, size, orientation }: Picture): Promise<FilePart[]> {
  const parts: FilePart[] = [{ from: 0, to: 2 }]
  if (orientation !== 1) {
    const words = Buffer.concat([Buffer.from('Exif\0\0'), orientationAsTiff(orientation)])
    const head = Buffer.from([0xff, 0xe1, 0, words.length + 2])
    parts.push(Buffer.concat([head, words]))
  }
  for (let at = 2, pieces = 1; ; pieces += 1) {
    countPiece(pieces)
    const [sign, code] = await read(file, at, 2)
    if (sign !== 0xff) throw new Error('a JPEG has a marker here')
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === marker.end) {
      keep(parts, at, at + 2)
      return parts
    }
    const to = at + 2 + (await read(file, at + 2, 2)).readUInt16BE()
    const begins = await read(file, at + 4, Math.max(0, Math.min(11, to - at - 4)))
    const next = code === marker.scan ? await endOfScan(file, to, size) : to
    if (isKeptSegment(code!, begins.toString('latin1'))) keep(parts, at, next)
    at = next
  }
}

const blockBytes = 65_536

/** Where the next marker stands after a scan: in it, 0xff is followed by 0 or by the sign of a restart. */
async function endOfScan(file: FileHandle, from: number, size: number): Promise<number> {
  for (let at = from; at < size - 1; ) {
    const block = await read(file, at, Math.min(blockBytes, size - at))
    let sign = block.indexOf(0xff)
    for (; sign >= 0 && sign < block.length - 1; sign = block.indexOf(0xff, sign + 1)) {
      const code = block[sign + 1]!
      if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at + sign
    }
    // A sign at the very end is looked at again with what follows it.
    at += sign < 0 ? block.length : block.length - 1
  }
  throw new Error('the JPEG has no end')
}

/** What draws a PNG, with its colours, its size on paper and its movement. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** PNG: a sign, then chunks of a length, a name, their bytes and a check. */
async function partsOfPng({ file, orientation }: Picture): Promise<FilePart[]> {
  const parts: FilePart[] = [{ from: 0, to: 8 }]
  for (let at = 8, pieces = 1; ; pieces += 1) {
    countPiece(pieces)
    const head = await read(file, at, 8)
    const name = head.toString('latin1', 4)
    const to = at + 12 + head.readUInt32BE()
    if (pngChunks.has(name)) keep(parts, at, to)
    if (name === 'IHDR' && orientation !== 1) parts.push(pngChunk('eXIf', orientationAsTiff(orientation)))
    if (name === 'IEND') return parts
    at = to
  }
}

function pngChunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(bytes.length)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** What a WebP says it holds: the words of a camera, and those of programs. */
const saysExif = 0x08
const saysXmp = 0x04
/** How long the chunk is that says so, with its head. */
const extendedBytes = 18

/** WebP: a frame that says how long it is, then chunks of a name, a length and their bytes, each of an even length. */
async function partsOfWebp({ file, orientation }: Picture): Promise<FilePart[]> {
  const end = 8 + (await read(file, 4, 4)).readUInt32LE()
  const parts: FilePart[] = []
  let extended = false
  for (let at = 12, pieces = 1; at < end; pieces += 1) {
    countPiece(pieces)
    const head = await read(file, at, 8)
    const name = head.toString('latin1', 0, 4)
    const to = at + 8 + head.readUInt32LE(4) + (head.readUInt32LE(4) % 2)
    if (name === 'VP8X') {
      extended = true
      // What it says of its length is whoever's word.
      if (to - at !== extendedBytes) throw new Error('a WebP is extended by ten bytes')
      const chunk = await read(file, at, to - at)
      chunk[8] = (chunk[8]! & ~(saysExif | saysXmp)) | (orientation === 1 ? 0 : saysExif)
      parts.push(chunk)
    } else if (webpChunks.has(name)) keep(parts, at, to)
    at = to
  }
  if (extended && orientation !== 1) {
    const tiff = orientationAsTiff(orientation)
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
    head.writeUInt32LE(tiff.length, 4)
    parts.push(Buffer.concat([head, tiff]))
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(sizeOf(parts) + 4, 4)
  return [head, ...parts]
}
