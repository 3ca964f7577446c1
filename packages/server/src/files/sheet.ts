import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfSheet from 'pdfkit'
import { mm2pt } from 'swissqrbill/utils'

const read = (path: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/arimo/${path}`))

/** Arimo is drawn as Liberation Sans is, one of the four that a payment part may have, and knows the signs of every name. */
const fonts = {
  'Liberation Sans': '400Regular/Arimo_400Regular.ttf',
  'Liberation Sans-Bold': '700Bold/Arimo_700Bold.ttf',
}
const files = new Map<string, Buffer>()

export const plain = 'Liberation Sans'
export const bold = 'Liberation Sans-Bold'
export const ink = '#1a1d21'
export const pale = '#5b6470'
export const hairline = '#c9cfd6'

/** The margins of a sheet and the width between them, in points. */
export const left = mm2pt(20)
export const top = mm2pt(24)
export const width = mm2pt(170)
export const bottom = mm2pt(18)

/** An empty A4 sheet with its fonts. */
export function newSheet(title: string): PDFKit.PDFDocument {
  const margins = { top, left, right: left, bottom }
  const sheet = new PdfSheet({
    size: 'A4',
    margins,
    lang: 'it-CH',
    info: { Title: title },
  })
  for (const [name, path] of Object.entries(fonts)) {
    const file = files.get(name) ?? read(path)
    files.set(name, file)
    sheet.registerFont(name, file)
  }
  return sheet.font(plain).fontSize(9).fillColor(ink)
}
