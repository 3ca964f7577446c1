import { avatarSide, imageTypeOf } from '@vicino/domain/users/avatar.ts'
import sharp from 'sharp'

// One picture after the other, and nothing kept of it: what a person sends is never held beside another's.
sharp.cache(false)
sharp.concurrency(1)

/**
 * What may be decoded, in pixels. A picture that comes line by line is read line by line; one that is drawn in several
 * passes is held whole, at up to 6 bytes a pixel: with these it stays below 64 MB.
 */
const most = { side: 16_000, lineByLine: 50_000_000, held: 8_000_000 }

/** How clear the picture of a face has to be, of 100. */
const quality = 82

/**
 * The picture drawn anew: square, at most `avatarSide` pixels, upright, with nothing of the file but what one sees (no
 * place, no camera, no hidden content). Undefined where the bytes are no picture, or one that is too large to look at.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const type = imageTypeOf(bytes)
  if (!type) return undefined
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: most.lineByLine, sequentialRead: true })
    const { width, height, isProgressive } = await picture.metadata()
    const isHeld = isProgressive || type === 'image/webp'
    const tooLarge = width * height > (isHeld ? most.held : most.lineByLine)
    if (tooLarge || Math.max(width, height) > most.side) return undefined
    const side = Math.min(avatarSide, width, height)
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: false })
      .toBuffer()
  } catch {
    return undefined
  }
}
