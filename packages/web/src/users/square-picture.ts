/** Side of a kept picture, in pixels: sharp at every size in which the application shows it. */
const sidePixels = 512
const quality = 0.86

/**
 * The middle of a picture as a small square, or null where the browser cannot read it. Drawing it anew leaves
 * behind what a phone writes into its photos, the place above all.
 */
export async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!picture || !context) return null
  const { x, y, side } = middleSquare(picture)
  canvas.width = sidePixels
  canvas.height = sidePixels
  context.drawImage(picture, x, y, side, side, 0, 0, sidePixels, sidePixels)
  picture.close()
  return new Promise(resolve => canvas.toBlob(resolve, 'image/webp', quality))
}

/** The largest square in the middle of a picture. */
export function middleSquare({ width, height }: { width: number; height: number }): {
  x: number
  y: number
  side: number
} {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}
