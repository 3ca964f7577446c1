/** Longest side of a kept picture, in pixels: sharp at every size in which the application shows it. */
const sidePixels = 512
const quality = 0.86

type Size = { width: number; height: number }
/** What of a picture is drawn, and how large. */
type Cut = { x: number; y: number; from: Size; to: Size }

/**
 * The middle of a picture as a small square, or null where the browser cannot read it. Drawing it anew leaves
 * behind what a phone writes into its photos, the place above all.
 */
export const squarePicture = (file: Blob): Promise<Blob | null> => drawn(file, middleSquare, 'image/webp')

/** All of a picture, small enough to be kept, or null where the browser cannot read it; letters stay sharp. */
export const wholePicture = (file: Blob): Promise<Blob | null> => drawn(file, allOf, 'image/png')

async function drawn(
  file: Blob,
  cut: (size: Size) => Cut,
  type: 'image/webp' | 'image/png',
): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!picture || !context) return null
  const { x, y, from, to } = cut(picture)
  canvas.width = to.width
  canvas.height = to.height
  // Set after the size, which resets it: without it the letters of a large picture come out ragged.
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, from.width, from.height, 0, 0, to.width, to.height)
  picture.close()
  return new Promise(resolve => canvas.toBlob(resolve, type, quality))
}

/** The largest square in the middle of a picture. */
export function middleSquare({ width, height }: Size): Cut {
  const side = Math.min(width, height)
  return {
    x: (width - side) / 2,
    y: (height - side) / 2,
    from: { width: side, height: side },
    to: { width: sidePixels, height: sidePixels },
  }
}

/** The whole picture, made smaller where it is too large, never larger. */
export function allOf({ width, height }: Size): Cut {
  const scale = Math.min(1, sidePixels / Math.max(width, height))
  const to = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return { x: 0, y: 0, from: { width, height }, to }
}
