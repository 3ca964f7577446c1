import { archivedThings, leftOutOfArchive, neverArchived } from '@vicino/domain/dossier-archive/archived.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { bold, ink, pale } from '../../files/pdf-sheet.ts'
import { signatureOf } from '../../access/author.ts'
import type { Snapshot } from '../exporting.ts'
import { chapters } from './chapters.ts'
import { italian, type PrintedEntry, signatureWords } from './entry.ts'
import { type Flow, flow } from './flow.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** How many entries are drawn before others have their turn. */
const entriesOfTurn = 20

/** The whole dossier to be read, in Italian, as it is drawn: a page that is full is no longer held. */
export async function* dossierPdf(of: Snapshot): AsyncGenerator<Uint8Array> {
  const page = flow(`Dossier di ${of.client}`)
  const { sheet } = page
  try {
    drawCover(page, of)
    let drawn = 0
    for (const { title, entries } of chapters) {
      let isHeaded = false
      for await (const entry of entries(of)) {
        if (!isHeaded) page.heading(title)
        isHeaded = true
        drawEntry(page, entry)
        if ((drawn += 1) % entriesOfTurn === 0) {
          await turn()
          yield* readyOf(sheet)
        }
      }
    }
    sheet.end()
    for await (const piece of sheet) yield piece as Uint8Array
  } finally {
    sheet.destroy()
  }
}

/** What is drawn and waits to be taken. */
function* readyOf(sheet: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (;;) {
    const piece = sheet.read() as Uint8Array | null
    if (piece === null) return
    yield piece
  }
}

function drawCover(page: Flow, { author, business, client, reason, now, knows }: Snapshot): void {
  const left = leftOutOfArchive(knows)
  page.text(business, { color: pale })
  page.gap(2)
  page.text(client, { font: bold, size: 18 })
  page.text('Dossier completo', { size: 12, color: pale })
  page.gap(4)
  page.text(`Esportato il ${italian.instant(now)} da ${signatureWords(signatureOf(author))}.`)
  page.text(`Motivo: ${reason}`)
  page.gap(2)
  page.text(
    'Ogni registrazione porta chi l’ha scritta e quando. Ciò che è stato corretto o annullato resta leggibile ed è indicato come tale.',
    { color: pale },
  )
  page.gap(2)
  page.text(`Non compreso: ${neverArchived.map(({ label }) => label).join(', ')}.`)
  if (left.length === 0) return
  page.gap(2)
  page.text('Questa esportazione non contiene, perché chi l’ha fatta non può leggerlo:', { font: bold })
  for (const thing of left) page.text(`– ${labelOrValue(archivedThings, thing)}`)
}

/** An entry with what became of it. What another version replaced is pale and stands in. */
function drawEntry(page: Flow, { title, lines, signed, struck, isOver = false }: PrintedEntry): void {
  const indent = isOver ? 12 : 0
  const color = isOver ? pale : ink
  page.keep(26)
  const marks = [struck && 'ANNULLATO', isOver && 'versione precedente'].filter(Boolean).join(', ')
  page.text(marks ? `${title} [${marks}]` : title, { font: bold, size: 9.5, indent, color })
  for (const line of lines) page.text(line, { indent, color })
  if (struck) page.text(`Annullato: ${struck}`, { font: bold, indent, color })
  if (signed) page.text(signed, { size: 7.5, color: pale, indent })
  page.gap(1.8)
}
