import { createHash } from 'node:crypto'
import { blocksOf } from './blocks.ts'
import { damaged } from './sealing.ts'

/*
 * The inside of a backup: frames of one type byte, a length and the bytes. First the head, which says what the
 * rest belongs to; then each entry, opened by its label and followed by its content; at the end the manifest,
 * which says what must have come.
 */

/** What the backup is of: refused before anything is read where this program cannot take it. */
export type Head = {
  made_at: string
  /** The migrations that the tables stand at. */
  migrations: { number: number; name: string; checksum: string }[]
}

/** A thing in the archive. Tables are copied in PostgreSQL's text form, one line per row. */
type Label =
  | { kind: 'table'; schema: string; name: string; columns: string[] }
  | { kind: 'document'; name: string }
  | { kind: 'secret'; name: string }

/** An entry with its bytes; `rows` is how many lines must come, where that is known beforehand. */
export type ArchiveEntry = Label & { content: AsyncIterable<Buffer>; rows?: number }

/** What one entry held. `rows` are lines; only those of tables mean something. */
export type Count = { kind: Label['kind']; name: string; rows: number; bytes: number; sha256: string }

export type Manifest = { entries: Count[] }

/** What comes out of an archive, in its order. An entry's content is read before the next is asked for. */
type Part =
  | { part: 'head'; head: Head }
  | { part: 'entry'; entry: ArchiveEntry; count: () => Count }
  | { part: 'manifest'; manifest: Manifest }

const frames = { head: 1, entry: 2, content: 3, manifest: 4 } as const
const frameHeadBytes = 5
const contentBytes = 65_536
/** No frame of ours is longer: a manifest names each document in about 150 bytes. */
const longestFrame = 2 ** 30

/** The name by which an entry stands in the manifest. */
const nameOf = (label: Label): string =>
  label.kind === 'table' ? `${label.schema}.${label.name}` : label.name

/** Writes an archive and answers its manifest at the end. */
export async function* packArchive(
  head: Head,
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Buffer, Manifest> {
  yield frame(frames.head, json(head))
  const counts: Count[] = []
  for await (const { content, rows, ...label } of entries) {
    yield frame(frames.entry, json(label))
    const counter = count(label)
    for await (const { block } of blocksOf(content, contentBytes)) {
      counter.add(block)
      if (block.length > 0) yield frame(frames.content, block)
    }
    const counted = counter.total()
    if (rows !== undefined && rows !== counted.rows)
      throw new Error(`${counted.name}: ${counted.rows} rows came, the table holds ${rows}`)
    counts.push(counted)
  }
  yield frame(frames.manifest, json({ entries: counts }))
  return { entries: counts }
}

/** Reads an archive, part by part. */
export async function* unpackArchive(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const reader = framesOf(source)
  let next = await reader.next()
  while (!next.done) {
    const { type, bytes } = next.value
    if (type === frames.head) {
      yield { part: 'head', head: parse(bytes) as Head }
      next = await reader.next()
    } else if (type === frames.manifest) {
      yield { part: 'manifest', manifest: parse(bytes) as Manifest }
      next = await reader.next()
    } else if (type === frames.entry) {
      const label = parse(bytes) as Label
      const counter = count(label)
      const content = async function* (): AsyncGenerator<Buffer> {
        for (next = await reader.next(); !next.done; next = await reader.next()) {
          if (next.value.type !== frames.content) return
          counter.add(next.value.bytes)
          yield next.value.bytes
        }
      }
      yield { part: 'entry', entry: { ...label, content: content() }, count: counter.total }
    } else throw damaged()
  }
}

function count(label: Label): { add(block: Buffer): void; total(): Count } {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  return {
    add: block => {
      hash.update(block)
      bytes += block.length
      for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) rows += 1
    },
    total: () => ({
      kind: label.kind,
      name: nameOf(label),
      rows: label.kind === 'table' ? rows : 0,
      bytes,
      sha256: hash.copy().digest('hex'),
    }),
  }
}

type Frame = { type: number; bytes: Buffer }

async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    for (;;) {
      if (held.length < frameHeadBytes) break
      const length = held.readUInt32BE(1)
      if (length > longestFrame) throw damaged()
      if (held.length < frameHeadBytes + length) break
      yield { type: held[0]!, bytes: held.subarray(frameHeadBytes, frameHeadBytes + length) }
      held = held.subarray(frameHeadBytes + length)
    }
  }
  if (held.length > 0) throw damaged()
}

function frame(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(frameHeadBytes)
  head[0] = type
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString())
