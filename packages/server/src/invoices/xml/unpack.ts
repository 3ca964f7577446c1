import { responseMaxBytes } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { unzipSync } from 'fflate'
import { Unreadable } from './read-xml.ts'

/** A file of an archive; without bytes where it is larger than may be read. */
export type Packed = { name: string; bytes: Uint8Array | null }

/** As much as all files of an archive may hold, and as many. */
const mostBytes = 20_000_000
const mostFiles = 500

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The files of an archive, or the one file that it is.
 * @throws {Unreadable} where it cannot be read, or holds more than may be
 */
export function unpack(bytes: Uint8Array, name: string): Packed[] {
  if (!isArchive(bytes)) return [{ name, bytes }]
  const left: Packed[] = []
  let held = 0
  let files = 0
  try {
    const read = unzipSync(bytes, {
      filter: ({ name: file, originalSize }) => {
        if (file.endsWith('/')) return false
        files += 1
        held += originalSize
        if (files > mostFiles) throw new Unreadable('too_large')
        if (originalSize <= responseMaxBytes && held <= mostBytes) return true
        left.push({ name: file, bytes: null })
        held -= originalSize
        return false
      },
    })
    return [...Object.entries(read).map(([file, content]) => ({ name: file, bytes: content })), ...left]
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('bad_archive')
  }
}
