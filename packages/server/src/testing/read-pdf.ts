import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** A page of a PDF as a reader sees it: its text, and what the QR code drawn on it says, looked for when it is asked. */
export type ReadPage = { text: string; readonly qrCode: string | undefined }

/** Dots for each point of the page: enough for the modules of the code. */
const scale = 2

const library = PDFiumLibrary.init()

/** Draws each page and reads it, its code from the very dots. */
export async function readPdf(bytes: Buffer): Promise<ReadPage[]> {
  const document = await (await library).loadDocument(bytes)
  const pages: ReadPage[] = []
  for (const page of document.pages()) {
    // Drawing lets go of the page: its text is read first.
    const text = page.getText().replaceAll(/\s+/g, ' ')
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    pages.push({
      text,
      // Looking for it takes far longer than all the rest.
      get qrCode() {
        return jsQR.default(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })
          ?.data
      },
    })
  }
  document.destroy()
  return pages
}
