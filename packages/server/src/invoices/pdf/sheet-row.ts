import { breakLines } from '../../files/break-lines.ts'
import { hairline, ink } from '../../files/pdf-sheet.ts'
import type { SheetBlock } from './sheet-course.ts'

type Sheet = PDFKit.PDFDocument

/** One cell of a row: where it begins, how wide it is, what it says. */
export type SheetCell = { x: number; width: number; text: string; right?: boolean }

type Look = { font: string; size: number; color?: string; isUnderlined?: boolean }

const padding = 3
/** How high a line of text is, of its size. */
const lineHeight = 1.2

/** Texts that were broken into lines, by what they were: most cells of a column say the same. */
export type Broken = Map<string, readonly string[]>

/** A row of cells, each in as many lines as its width asks for. */
export function sheetRow(sheet: Sheet, broken: Broken, cells: readonly SheetCell[], look: Look): SheetBlock {
  const { font, size, color = ink, isUnderlined = true } = look
  sheet.font(font).fontSize(size)
  const columns = cells.map(cell => ({ ...cell, lines: linesOf(sheet, broken, cell, look) }))
  const lines = Math.max(...columns.map(column => column.lines.length))
  const height = lines * size * lineHeight + 2 * padding
  return {
    height,
    draw: y => {
      sheet.font(font).fontSize(size).fillColor(color)
      for (const { x, width, lines: said, right } of columns)
        for (const [at, line] of said.entries()) {
          const start = right ? x + width - sheet.widthOfString(line) : x
          sheet.text(line, start, y + padding + at * size * lineHeight, { lineBreak: false })
        }
      if (!isUnderlined) return
      const [first, last] = [cells[0]!, cells.at(-1)!]
      sheet
        .moveTo(first.x, y + height)
        .lineTo(last.x + last.width, y + height)
        .lineWidth(0.5)
        .strokeColor(hairline)
        .stroke()
    },
  }
}

function linesOf(
  sheet: Sheet,
  broken: Broken,
  { width, text, right }: SheetCell,
  { font, size }: Look,
): readonly string[] {
  if (right) return [text]
  const key = `${font} ${size} ${width} ${text}`
  const known = broken.get(key)
  if (known) return known
  const lines = breakLines(text, width, line => sheet.widthOfString(line))
  broken.set(key, lines)
  return lines
}
