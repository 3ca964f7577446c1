import { setImmediate as turn } from 'node:timers/promises'
import { mm2pt } from 'swissqrbill/utils'
import { bottom, left, pale, plain, top, width } from './sheet.ts'

type Sheet = PDFKit.PDFDocument

/** Something that stands on one page. `head` is repeated above it where it is the first of a page. */
export type Block = {
  height: number
  /** From which height on it no longer fits; what is left out is the margin. */
  limit?: number
  head?: Block
  draw(y: number): void
}

/** Places blocks one below the other from a height on; answers after each page that is full. */
function* place(
  blocks: Iterable<Block>,
  from: number,
  limit: number,
  on: { page(): void; block(block: Block, y: number): void },
): Generator<void> {
  let y = from
  for (const block of blocks) {
    if (y + block.height > (block.limit ?? limit)) {
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
export function* drawCourse(sheet: Sheet, name: string, blocks: () => Iterable<Block>): Generator<void> {
  const { y } = sheet
  const limit = sheet.page.height - bottom
  const nothing = { page: () => undefined, block: () => undefined }
  const count = 1 + [...place(blocks(), y, limit, nothing)].length
  let page = 0
  const number = (): void => {
    sheet.font(plain).fontSize(8).fillColor(pale)
    const words = `${name} · pagina ${(page += 1)} di ${count}`
    sheet.text(words, left, mm2pt(12), { width, align: 'right' })
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
