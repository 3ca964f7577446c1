import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfSheet from 'pdfkit'
import { mm2pt } from 'swissqrbill/utils'

/** A font as the library under PDFKit opens it, which has no types of its own; PDFKit takes it in place of its file. */
type OpenedFont = { layout(text: string): unknown }
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: OpenedFont): this
    }
  }
}

const require = createRequire(import.meta.url)
const { create } = require('fontkit') as { create(file: Uint8Array): OpenedFont }
const read = (path: string): Buffer => readFileSync(require.resolve(`@expo-google-fonts/arimo/${path}`))

/** Arimo is drawn as Liberation Sans is, one of the four that a payment part may have, and knows the signs of every name. */
const fonts = {
  'Liberation Sans': '400Regular/Arimo_400Regular.ttf',
  'Liberation Sans-Bold': '700Bold/Arimo_700Bold.ttf',
}
/** Opened with the first sheet that needs them: to open both costs as much as to draw four sheets. */
const opened = new Map<string, OpenedFont>()

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
    const font = opened.get(name) ?? create(read(path))
    opened.set(name, font)
    sheet.registerFont(name, font)
  }
  return sheet.font(plain).fontSize(9).fillColor(ink)
}
