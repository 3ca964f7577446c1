import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto'
import { promisify } from 'node:util'

import { StartRefusal } from '../start-refusal.ts'
import { blocksOf } from './blocks.ts'

/*
 * A sealed file: a header, then blocks of 64 KiB, each encrypted by AES-256-GCM and followed by its tag. The
 * nonce counts the blocks and marks the last, so a block that is changed, moved, doubled or missing is found,
 * and so is an end that was cut off. The key comes from the passphrase by scrypt, with a salt of its own per
 * file: no nonce is ever used twice under one key.
 *
 * Header: magic (16) | log2 N, r, p (3) | salt (16) | key check (16) | SHA-256 of all before (32)
 */

const magic = Buffer.from('Vicino backup 1\n')
const magicOfAnyVersion = /^Vicino backup \d\n$/
export const usualCost = { logN: 17, r: 8, p: 1 }
/** A header that asks for more work than this is not ours: 1 GiB of memory. */
const costliest = { logN: 20, r: 8, p: 4 }
const saltBytes = 16
const tagBytes = 16
const digestBytes = 32
const costAt = magic.length
const saltAt = costAt + 3
const checkAt = saltAt + saltBytes
const digestAt = checkAt + tagBytes
const headerBytes = digestAt + digestBytes
const blockBytes = 65_536

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Whether a file that begins with these bytes is a backup of Vicino, of this version or another. */
export const isSealed = (start: Buffer): boolean =>
  magicOfAnyVersion.test(start.subarray(0, magic.length).toString('latin1'))

/**
 * The source encrypted under a passphrase, in a form that shows any damage.
 * @param cost of scrypt, which the file names itself: a backup takes the usual one, a test of the form less
 */
export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const head = Buffer.concat([magic, Buffer.from([cost.logN, cost.r, cost.p]), randomBytes(saltBytes)])
  const key = await deriveKey(passphrase, head)
  const checked = Buffer.concat([head, keyCheck(key, head)])
  yield Buffer.concat([checked, digest(checked)])
  let count = 0n
  for await (const { block, last } of blocksOf(source, blockBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(count, last))
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()])
    count += 1n
  }
}

/**
 * What `seal` took in.
 * @throws {StartRefusal} when the file is no backup, a wrong passphrase was given, or anything is damaged
 */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(source)
  const key = await deriveKey(passphrase, header)
  if (!keyCheck(key, header.subarray(0, checkAt)).equals(header.subarray(checkAt, digestAt)))
    throw new StartRefusal('La frase segreta non apre questa copia: riprovate con quella usata per farla.')
  let count = 0n
  for await (const { block, last } of blocksOf(rest, blockBytes + tagBytes)) {
    yield openBlock(key, nonce(count, last), block)
    count += 1n
  }
}

/** The refusal of a file that is not what was written. Which of the two befell it cannot always be told. */
export const damaged = (): StartRefusal =>
  new StartRefusal('La copia è danneggiata o incompleta e non è stata ripristinata: usatene un’altra.')

function openBlock(key: Buffer, iv: Buffer, block: Buffer): Buffer {
  if (block.length < tagBytes) throw damaged()
  const cipher = createDecipheriv('aes-256-gcm', key, iv)
  cipher.setAuthTag(block.subarray(-tagBytes))
  const plain = cipher.update(block.subarray(0, -tagBytes))
  try {
    cipher.final()
  } catch {
    throw damaged()
  }
  return plain
}

async function splitHeader(
  source: AsyncIterable<Buffer>,
): Promise<{ header: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]()
  let read: Buffer = Buffer.alloc(0)
  while (read.length < headerBytes) {
    const next = await iterator.next()
    if (next.done) break
    read = Buffer.concat([read, next.value])
  }
  const header = read.subarray(0, headerBytes)
  refuseUnfitHeader(header)
  return { header, rest: continued(read.subarray(headerBytes), iterator) }
}

async function* continued(first: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}

function refuseUnfitHeader(header: Buffer): void {
  if (!isSealed(header)) throw new StartRefusal('Il file non è una copia di sicurezza di Vicino.')
  if (!header.subarray(0, magic.length).equals(magic)) throw newerVersion()
  if (header.length < headerBytes) throw damaged()
  if (!digest(header.subarray(0, digestAt)).equals(header.subarray(digestAt))) throw damaged()
  const { logN, r, p } = costOf(header)
  if (logN > costliest.logN || r > costliest.r || p > costliest.p) throw newerVersion()
}

/** The refusal of a backup that a later program wrote. */
export const newerVersion = (of = ''): StartRefusal =>
  new StartRefusal(
    `La copia è di una versione più nuova di Vicino${of}: ripristinatela con quella versione o una più recente.`,
  )

const costOf = (header: Buffer) => ({
  logN: header[costAt]!,
  r: header[costAt + 1]!,
  p: header[costAt + 2]!,
})

function deriveKey(passphrase: string, header: Buffer): Promise<Buffer> {
  const { logN, r, p } = costOf(header)
  const N = 2 ** logN
  const salt = header.subarray(saltAt, checkAt)
  // The same phrase typed on another keyboard may come as other bytes.
  return derive(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 128 * N * r * p + 2 ** 20 })
}

/** The tag of nothing under this key: tells a wrong passphrase from a damaged file. */
function keyCheck(key: Buffer, head: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 0xff))
  cipher.setAAD(head)
  cipher.final()
  return cipher.getAuthTag()
}

function nonce(count: bigint, last: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeBigUInt64BE(count, 3)
  bytes[11] = last ? 1 : 0
  return bytes
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
