import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that wait on the disk until somebody takes them. */
export type WaitingFile = {
  /** The bytes, a piece at a time. */
  content(): AsyncIterable<Uint8Array>
  /** Lets them go; nothing of them is left. */
  close(): Promise<void>
}

/** As much as is written or read at once. */
const pieceBytes = 64 * 1024

/**
 * Keeps bytes on the disk that come faster than whoever gets them takes them. The file loses its name before its first
 * byte is written: it is gone with the program that held it, however that ends.
 */
export async function waitingFile(folder: string, content: AsyncIterable<Uint8Array>): Promise<WaitingFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    for await (const piece of inLargePieces(content)) await file.write(piece)
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    async *content() {
      for (let at = 0; ; ) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at)
        if (bytesRead === 0) return
        yield buffer.subarray(0, bytesRead)
        at += bytesRead
      }
    },
    close: () => file.close(),
  }
}

async function* inLargePieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    held.push(piece)
    bytes += piece.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(held)
    held = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(held)
}
