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

/** An empty A4 sheet with its fonts, whose pages are kept until their number is known. */
export function newSheet(title: string): PDFKit.PDFDocument {
  const margins = { top, left, right: left, bottom }
  const sheet = new PdfSheet({
    size: 'A4',
    margins,
    bufferPages: true,
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

/** Ends a sheet with what it is and its number at the head of each page. */
export function endSheet(sheet: PDFKit.PDFDocument, name: string): void {
  const { count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page)
    sheet.font(plain).fontSize(8).fillColor(pale)
    sheet.text(`${name} · pagina ${page + 1} di ${count}`, left, mm2pt(12), { width, align: 'right' })
  }
  sheet.end()
}
