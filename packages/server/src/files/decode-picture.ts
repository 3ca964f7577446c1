import type { ImageType } from '@vicino/domain/wire/picture.ts'
import sharp, { type Sharp } from 'sharp'
import { someAtATime } from './in-turn.ts'

// One picture after the other, and nothing kept of it: what a person sends is never held beside another's.
sharp.cache(false)
sharp.concurrency(1)

/**
 * What may be decoded, in pixels. A picture that comes line by line is read line by line; one that is drawn in several
 * passes is held whole, at up to 6 bytes a pixel: with these it stays below 64 MB.
 */
const most = { side: 16_000, lineByLine: 50_000_000, held: 8_000_000 }

/** A picture that may be decoded; `orientation` is how it is to be turned to stand upright, 1 where it does. */
type Decodable = { picture: Sharp; width: number; height: number; orientation: number }

/**
 * Opens a picture, in memory or in a file, without decoding it; its pixels are counted first.
 * @throws where the bytes are no picture
 */
export async function openPicture(
  source: Uint8Array | string,
  type: ImageType,
): Promise<Decodable | 'too_many_pixels'> {
  const picture = sharp(source, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
  const { width, height, isProgressive, orientation = 1 } = await picture.metadata()
  const isHeld = isProgressive || type === 'image/webp'
  const tooLarge = width * height > (isHeld ? most.held : most.lineByLine)
  if (tooLarge || Math.max(width, height) > most.side) return 'too_many_pixels'
  return { picture, width, height, orientation }
}

/** Does work with pictures one after the other, so that what each holds is never held twice. */
export const inTurn = someAtATime(1)
