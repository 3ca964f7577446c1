import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** A page of a PDF as a reader sees it: its text, and what the QR code drawn on it says, looked for when it is asked. */
type ReadPage = { text: string; readonly qrCode: string | undefined }

/** Dots for each point of the page: enough for the modules of the code. */
const scale = 2

/** How much of an A4 page the payment part takes. */
const paymentPart = 105 / 297

const codeIn = (dots: Uint8ClampedArray, width: number, height: number): string | undefined =>
  jsQR.default(dots, width, height, { inversionAttempts: 'dontInvert' })?.data

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
      // Looking for it takes far longer than all the rest, and longer the larger the page: most stand at its foot.
      get qrCode() {
        const dots = new Uint8ClampedArray(data)
        const head = Math.floor(height * (1 - paymentPart))
        return codeIn(dots.subarray(head * width * 4), width, height - head) ?? codeIn(dots, width, height)
      },
    })
  }
  document.destroy()
  return pages
}
