import { mm2pt } from 'swissqrbill/utils'
import {
  bold,
  bottom,
  hairline,
  ink,
  left,
  newSheet,
  pale,
  plain,
  top,
  width,
} from '../../files/pdf-sheet.ts'
import { breakLines } from '../../files/break-lines.ts'

type Look = { font?: string; size?: number; color?: string; indent?: number }

/** How high a line of text is, of its size. */
const lineHeight = 1.25

/** Text that runs over as many pages as it needs; of a page nothing is kept once it is full. */
export function flow(title: string) {
  const sheet = newSheet(title)
  const limit = sheet.page.height - bottom
  let page = 0
  let y = top

  const head = (): void => {
    sheet.font(plain).fontSize(8).fillColor(pale)
    const words = `${title} · pagina ${(page += 1)}`
    sheet.text(words, left + width - sheet.widthOfString(words), mm2pt(12), { lineBreak: false })
    y = top
  }
  head()

  /** Room for something that is not parted; else it begins a page. */
  const keep = (height: number): void => {
    if (y + height <= limit) return
    sheet.addPage()
    head()
  }

  /** Most of what is said fits a line: it is measured once. */
  const linesOf = (words: string, room: number): readonly string[] => {
    const widthOf = (line: string): number => sheet.widthOfString(line)
    return widthOf(words) <= room ? [words] : breakLines(words, room, widthOf)
  }

  const text = (words: string, { font = plain, size = 9, color = ink, indent = 0 }: Look = {}): void => {
    for (const one of words.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
      sheet.font(font).fontSize(size)
      for (const line of linesOf(one.replaceAll('\t', ' '), width - indent)) {
        keep(size * lineHeight)
        sheet.font(font).fontSize(size).fillColor(color)
        sheet.text(line, left + indent, y, { lineBreak: false })
        y += size * lineHeight
      }
    }
  }

  const rule = (): void => {
    sheet
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke()
  }

  return {
    sheet,
    text,
    keep,
    gap: (millimetres: number): void => {
      y += mm2pt(millimetres)
    },
    heading: (words: string): void => {
      keep(mm2pt(24))
      y += mm2pt(5)
      text(words, { font: bold, size: 13 })
      y += mm2pt(0.8)
      rule()
      y += mm2pt(2.5)
    },
  }
}

export type Flow = ReturnType<typeof flow>
