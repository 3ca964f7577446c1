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
  let wanted = 0
  try {
    const read = unzipSync(bytes, {
      filter: ({ name: file, size, originalSize }) => {
        if (file.endsWith('/')) return false
        files += 1
        // What is not compressed is read as long as it is packed, whatever it says of itself.
        const weight = Math.max(size, originalSize)
        held += weight
        if (files > mostFiles) throw new Unreadable('too_large')
        if (weight <= responseMaxBytes && held <= mostBytes) {
          wanted += 1
          return true
        }
        left.push({ name: file, bytes: null })
        held -= weight
        return false
      },
    })
    const whole = Object.entries(read)
    // Of two files of one name only the last is left: an answer would be lost unseen.
    if (whole.length < wanted) throw new Unreadable('bad_archive')
    return [...whole.map(([file, content]) => ({ name: file, bytes: content })), ...left]
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('bad_archive')
  }
}
