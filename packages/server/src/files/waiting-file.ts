import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that wait on the disk until somebody takes them. */
export type WaitingFile = {
  /** Keeps bytes as fast as they come, whoever takes them; ends with an error where `signal` says that nobody does. */
  keep(content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void>
  /** Says that no more will be kept, and why. */
  fail(error: unknown): void
  /** The bytes, a piece at a time, as soon as they are kept. */
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
export async function waitingFile(folder: string): Promise<WaitingFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  let kept = 0
  let ended: { error?: unknown } | undefined
  let more = Promise.withResolvers<void>()
  const wake = (): void => {
    const { resolve } = more
    more = Promise.withResolvers()
    resolve()
  }
  const end = (how: { error?: unknown }): void => {
    ended ??= how
    wake()
  }
  return {
    async keep(content, signal) {
      for await (const piece of inLargePieces(content)) {
        signal.throwIfAborted()
        await file.write(piece)
        kept += piece.length
        wake()
      }
      end({})
    },
    fail: error => end({ error }),
    async *content() {
      for (let at = 0; ; ) {
        while (at === kept && !ended) await more.promise
        if (at === kept) {
          if (ended && 'error' in ended) throw ended.error
          return
        }
        const wanted = Math.min(pieceBytes, kept - at)
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, at)
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
