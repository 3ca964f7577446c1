import { type FileHandle, open } from 'node:fs/promises'
import { contentTypeOf, type DocumentType, isImage } from '@vicino/domain/documents/document-type.ts'
import type { serverSentences } from '@vicino/domain/wire/server-error.catalogue.ts'
import type { ImageType } from '@vicino/domain/wire/picture.ts'
import { inTurn, openPicture } from './decode-picture.ts'
import { type FilePart, keptParts } from './kept-parts.ts'
import { bytesOf, sha256Of } from './received-document.ts'

type ServerCode = keyof typeof serverSentences

/** What is kept of a file, with a small picture of it where it is one. */
type Kept = { parts: FilePart[]; thumbnail: Buffer | null }

/** What a file is by its content, and what is kept of it; or why it is no document. */
type Examined = (Kept & { type: DocumentType; sha256: string }) | { refused: ServerCode }

const headBytes = 4096
/** Where a PDF says that it ends, at the latest: readers look as far back. */
const tailBytes = 2048

/** Looks into a file on the disk: what it calls itself proves nothing. It is never held whole. */
export async function examineDocument(path: string, name: string): Promise<Examined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size === 0) return { refused: 'empty_file' }
    const type = contentTypeOf(await readAt(file, 0, headBytes), name)
    if (type === undefined) return { refused: 'not_a_document' }
    if (type === 'heic') return { refused: 'heic_picture' }
    const kept = await keptOf(type, { path, file, size })
    if (typeof kept === 'string') return { refused: kept }
    return { type, ...kept, sha256: await sha256Of(bytesOf(file, kept.parts)) }
  } finally {
    await file.close()
  }
}

type Opened = { path: string; file: FileHandle; size: number }

async function keptOf(type: DocumentType, opened: Opened): Promise<Kept | ServerCode> {
  const whole: Kept = { parts: [{ from: 0, to: opened.size }], thumbnail: null }
  if (isImage(type)) return inTurn(() => keptOfPicture(type, opened))
  if (type === 'application/pdf') return (await endsAsPdf(opened)) ? whole : 'broken_file'
  return (await isText(opened)) ? whole : 'text_not_unicode'
}

/** How wide and high the picture of a list is, for the sharpest of screens. */
const thumbnailSide = 132

/** Decodes the picture to its end: what cannot be drawn whole is none. What is drawn of it is what a list shows. */
async function keptOfPicture(type: ImageType, { path, file, size }: Opened): Promise<Kept | ServerCode> {
  try {
    const opened = await openPicture(path, type)
    if (opened === 'too_many_pixels') return opened
    const thumbnail = await opened.picture
      .autoOrient()
      .resize(thumbnailSide, thumbnailSide, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .toBuffer()
    return { parts: await keptParts(type, { file, size, orientation: opened.orientation }), thumbnail }
  } catch {
    return 'broken_file'
  }
}

async function endsAsPdf({ file, size }: Opened): Promise<boolean> {
  const tail = await readAt(file, Math.max(0, size - tailBytes), tailBytes)
  return tail.includes('%%EOF')
}

/** No control but tabs, breaks of lines and of pages. */
const controls = /[^\P{Cc}\t\n\r\f]/u

async function isText({ file, size }: Opened): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytesOf(file, [{ from: 0, to: size }]))
      if (controls.test(utf8.decode(piece, { stream: true }))) return false
    utf8.decode()
    return true
  } catch {
    return false
  }
}

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at)
  return buffer.subarray(0, bytesRead)
}
