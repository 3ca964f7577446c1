import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** A page of a PDF as a reader sees it: its text, and what the QR code drawn on it says. */
export type ReadPage = { text: string; qrCode: string | undefined }

/** Dots for each point of the page: enough for the modules of the code. */
const scale = 2

/** Draws each page and reads it, its code from the very dots. */
export async function readPdf(bytes: Buffer): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages: ReadPage[] = []
  for (const page of document.pages()) {
    // Drawing lets go of the page: its text is read first.
    const text = page.getText().replaceAll(/\s+/g, ' ')
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    pages.push({ text, qrCode: jsQR.default(new Uint8ClampedArray(data), width, height)?.data })
  }
  document.destroy()
  library.destroy()
  return pages
}
