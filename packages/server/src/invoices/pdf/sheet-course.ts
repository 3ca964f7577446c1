import { setImmediate as turn } from 'node:timers/promises'
import { mm2pt } from 'swissqrbill/utils'
import { bold, bottom, ink, left, pale, plain, top, width } from '../../files/pdf-sheet.ts'

type Sheet = PDFKit.PDFDocument

/** Something that stands on one page. `head` is repeated above it where it is the first of a page. */
export type SheetBlock = {
  height: number
  /** From which height on it no longer fits; what is left out is the margin. */
  limit?: number
  head?: SheetBlock
  /** What follows it at once, and goes onto the next page together with it. */
  with?: readonly SheetBlock[]
  draw(y: number): void
}

/** Whether a block has room from a height on, and what goes together with it. */
function fits(block: SheetBlock, from: number, limit: number): boolean {
  let y = from
  for (const each of [block, ...(block.with ?? [])]) {
    y += each.height
    if (y > (each.limit ?? limit)) return false
  }
  return true
}

/** On each page of a demonstration, so that nobody takes it for a real one. */
const demoMark = 'Dimostrazione: persone e dati inventati, non pagare'

/** Places blocks one below the other from a height on; answers after each page that is full. */
function* place(
  blocks: Iterable<SheetBlock>,
  from: number,
  limit: number,
  on: { page(): void; block(block: SheetBlock, y: number): void },
): Generator<void> {
  let y = from
  for (const block of blocks) {
    if (!fits(block, y, limit)) {
      on.page()
      yield
      y = top
      if (block.head) {
        on.block(block.head, y)
        y += block.head.height
      }
    }
    on.block(block, y)
    y += block.height
  }
}

/**
 * Draws blocks below what stands on the first page, and ends the sheet; answers after each page. Where every block
 * will stand is known before any is drawn, so that each page says at once how many there are.
 */
export function* drawCourse(
  sheet: Sheet,
  { name, demo }: { name: string; demo: boolean },
  blocks: () => Iterable<SheetBlock>,
): Generator<void> {
  const { y } = sheet
  const limit = sheet.page.height - bottom
  const nothing = { page: () => undefined, block: () => undefined }
  const count = 1 + [...place(blocks(), y, limit, nothing)].length
  let page = 0
  const number = (): void => {
    sheet.font(plain).fontSize(8).fillColor(pale)
    const words = `${name} · pagina ${(page += 1)} di ${count}`
    sheet.text(words, left, mm2pt(12), { width, align: 'right' })
    if (demo) sheet.font(bold).fillColor(ink).text(demoMark, left, mm2pt(12), { lineBreak: false })
  }
  number()
  yield* place(blocks(), y, limit, {
    page: () => {
      sheet.addPage()
      number()
    },
    block: (block, at) => block.draw(at),
  })
  sheet.end()
}

/** What may wait to be read before the next page is drawn. */
const readAhead = 64 * 1024

/**
 * Draws the rest of a sheet while it is read: no more than a few pages wait, and between two others have their turn.
 * Where nobody reads any longer it ends.
 */
export async function drawAsRead(sheet: Sheet, drawing: Generator<void>): Promise<void> {
  try {
    while (!drawing.next().done) {
      do await turn()
      while (sheet.readableLength > readAhead && !sheet.destroyed)
      if (sheet.destroyed) return
    }
  } catch (error) {
    sheet.destroy(error instanceof Error ? error : new Error('a sheet could not be drawn', { cause: error }))
  }
}
