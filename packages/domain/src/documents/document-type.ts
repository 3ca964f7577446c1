import * as z from 'zod/mini'
import { type ImageType, imageTypeOf } from '../wire/picture.ts'

/** What a document may be, with the endings that its files have. */
export const documentTypes = [
  { value: 'application/pdf', sign: 'PDF', endings: ['pdf'] },
  { value: 'image/jpeg', sign: 'JPEG', endings: ['jpg', 'jpeg'] },
  { value: 'image/png', sign: 'PNG', endings: ['png'] },
  { value: 'image/webp', sign: 'WebP', endings: ['webp'] },
  { value: 'text/plain', sign: 'TXT', endings: ['txt'] },
] as const
export const DocumentType = z.enum(documentTypes.map(({ value }) => value))
export type DocumentType = z.infer<typeof DocumentType>

export const isImage = (type: DocumentType): type is ImageType => type.startsWith('image/')

/** How a type is called in every language. */
export const signOfType = (type: DocumentType): string =>
  documentTypes.find(({ value }) => value === type)!.sign

/** Photographs of an iPhone, as it keeps them: a container whose brand says so. */
const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/**
 * What a file is by its first bytes; a text has none of its own, so there its name counts: a page or a drawing that
 * calls itself something else is none. `heic` is known by its name only to be refused.
 */
export function contentTypeOf(start: Uint8Array, name: string): DocumentType | 'heic' | undefined {
  if (latin1(start.subarray(0, 5)) === '%PDF-') return 'application/pdf'
  if (latin1(start.subarray(4, 8)) === 'ftyp' && heicBrands.includes(latin1(start.subarray(8, 12))))
    return 'heic'
  return imageTypeOf(start) ?? (endingOf(name) === 'txt' ? 'text/plain' : undefined)
}

/** What stands after the last dot of a name. */
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The name of the file that somebody saves: with an ending of what it is, whatever its name says. */
export function fileNameOf(name: string, type: DocumentType): string {
  const { endings } = documentTypes.find(({ value }) => value === type)!
  const known: readonly string[] = endings
  return known.includes(endingOf(name)) ? name : `${name}.${endings[0]}`
}
