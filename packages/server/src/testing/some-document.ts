import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A plain picture of a size. */
export const somePicture = (width: number, height: number, background = '#8a4') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A small PDF with one empty page; `inside` stands among its objects. */
export const somePdf = (inside = ''): Buffer<ArrayBuffer> =>
  Buffer.from(
    `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R ${inside}>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
trailer <</Root 1 0 R /Size 4>>
startxref
0
%%EOF
`,
    'latin1',
  )

/** A PDF of so many bytes. */
export function pdfOfBytes(bytes: number): Buffer<ArrayBuffer> {
  const pdf = somePdf()
  const end = Buffer.from('\n%%EOF\n')
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length - end.length, 'segno '), end])
}

/** A chunk of a PNG. */
export function pngChunk(name: string, bytes: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** The head of a PNG that says how large it is, with nothing behind it. */
export function headOfPng(width: number, height: number): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([pngSign, pngChunk('IHDR', size)])
}

/** A form with a file under `file`, beside its fields. */
export function formWith(
  content: Uint8Array<ArrayBuffer> | string,
  name: string,
  fields: Record<string, string> = { category: 'clinical' },
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([content], name))
  return form
}
