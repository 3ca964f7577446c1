import * as z from 'zod/mini'

/** Largest picture that is taken in, in bytes. */
export const pictureMaxBytes = 2_000_000

/** The formats that every browser shows, known by their first bytes: what a file calls itself proves nothing. */
const imageTypes = [
  { type: 'image/png', begins: [[0, '\x89PNG\r\n\x1a\n']] },
  { type: 'image/jpeg', begins: [[0, '\xff\xd8\xff']] },
  {
    type: 'image/webp',
    begins: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
] as const satisfies readonly { type: string; begins: readonly (readonly [number, string])[] }[]

export const ImageType = z.enum(imageTypes.map(({ type }) => type))
export type ImageType = z.infer<typeof ImageType>

/** What the bytes are a picture of, undefined where they are none. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | undefined =>
  imageTypes.find(({ begins }) => begins.every(([at, sign]) => standsAt(bytes, at, sign)))?.type

const standsAt = (bytes: Uint8Array, at: number, sign: string): boolean =>
  Array.from(sign).every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const contentIdPattern = /^[0-9a-f]{32}$/

/** Names the content of a picture: another picture has another name, so nothing shows an old one. */
export const ContentId = z.string().check(z.regex(contentIdPattern))
export type ContentId = z.infer<typeof ContentId>

/** The content that the address of a picture names. */
export function contentOfPicture(address: string | null): ContentId | undefined {
  const content = address?.split('?v=')[1]
  return content !== undefined && contentIdPattern.test(content) ? content : undefined
}
