import { logoSide } from '@vicino/domain/businesses/logo.ts'
import { avatarSide } from '@vicino/domain/users/avatar.ts'
import { imageTypeOf } from '@vicino/domain/wire/picture.ts'
import type { Sharp } from 'sharp'
import { openPicture } from './decode-picture.ts'

/** How clear the picture of a face has to be, of 100. */
const quality = 82

/** Paper is white, and what one can see through was drawn for it. */
const paper = { background: '#fff' }

/** The picture of a face: the square in its middle, at most `avatarSide` pixels. */
export const drawAvatar = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  drawAnew(bytes, (picture, { width, height }) => {
    const side = Math.min(avatarSide, width, height)
    return picture.resize(side, side, { fit: 'cover' }).flatten(paper).jpeg({ quality, mozjpeg: false })
  })

/** A logo: all of it, at most `logoSide` pixels wide and high, with the edges of its letters sharp. */
export const drawLogo = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  drawAnew(bytes, picture =>
    picture
      .resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true })
      .flatten(paper)
      .png({ compressionLevel: 9 }),
  )

/**
 * The picture drawn anew, upright and with nothing of the file but what one sees (no place, no camera, no hidden
 * content). Undefined where the bytes are no picture, or one that is too large to look at.
 */
async function drawAnew(
  bytes: Uint8Array,
  draw: (picture: Sharp, size: { width: number; height: number }) => Sharp,
): Promise<Uint8Array | undefined> {
  const type = imageTypeOf(bytes)
  if (!type) return undefined
  try {
    const opened = await openPicture(bytes, type)
    if (opened === 'too_many_pixels') return undefined
    return await draw(opened.picture.autoOrient(), opened).toBuffer()
  } catch {
    return undefined
  }
}
