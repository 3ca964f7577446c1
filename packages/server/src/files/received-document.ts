import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { DocumentType } from '@vicino/domain/documents/document-type.ts'
import { type FilePart, sizeOf } from './kept-parts.ts'

/** How much of a file is held at once. */
export const pieceBytes = 65_536

/**
 * A document that came with a form and waits on the disk until it is kept. In JSON it is what was sent: by that the same
 * form is known when it comes again.
 */
export class ReceivedDocument extends File {
  /** As it was sent: the class of the platform would say how much of it is held, which is nothing. */
  override readonly size: number
  readonly kept: { type: DocumentType; size: number; sha256: string }
  /** What a list shows of it, where it is a picture. */
  readonly thumbnail: Buffer | null
  readonly #path: string
  readonly #parts: readonly FilePart[]
  readonly #sent: { size: number; sha256: string }

  constructor(
    { path, name, sent }: { path: string; name: string; sent: { size: number; sha256: string } },
    {
      type,
      parts,
      sha256,
      thumbnail,
    }: { type: DocumentType; parts: readonly FilePart[]; sha256: string; thumbnail: Buffer | null },
  ) {
    super([], name, { type })
    this.thumbnail = thumbnail
    this.#path = path
    this.#parts = parts
    this.#sent = sent
    this.size = sent.size
    this.kept = { type, size: sizeOf(parts), sha256 }
  }

  /** What is kept of it, piece by piece. */
  async *content(): AsyncGenerator<Buffer> {
    const file = await open(this.#path)
    try {
      yield* bytesOf(file, this.#parts)
    } finally {
      await file.close()
    }
  }

  toJSON(): object {
    return { name: this.name, ...this.#sent }
  }
}

/**
 * The bytes of a file's parts in pieces of `pieceBytes`, the last one shorter. Each stands where the one before it
 * stood: it is done with before the next is asked for.
 */
export async function* bytesOf(file: FileHandle, parts: readonly FilePart[]): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(pieceBytes)
  let filled = 0
  for (const part of parts) {
    const length = Buffer.isBuffer(part) ? part.length : part.to - part.from
    for (let at = 0; at < length; ) {
      const wanted = Math.min(length - at, pieceBytes - filled)
      const got = Buffer.isBuffer(part)
        ? part.copy(piece, filled, at, at + wanted)
        : (await file.read(piece, filled, wanted, part.from + at)).bytesRead
      if (got === 0) throw new Error('the file is shorter than it was')
      at += got
      filled += got
      if (filled === pieceBytes) {
        yield piece
        filled = 0
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

export async function sha256Of(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
