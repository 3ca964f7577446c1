import { deflateSync, gzipSync } from 'node:zlib'
import { documentMaxBytes } from '@vicino/domain/documents/document.ts'
import { headOfPng, pdfOfBytes, pngChunk, pngSign, somePdf, somePicture } from './some-document.ts'

/** Files that nobody should have sent, wherever one sends a file. */

export const latin1 = (text: string) => Buffer.from(text, 'latin1')
const html = latin1('<!doctype html><script>alert(document.cookie)</script>')
const svg = latin1(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
)
const jpeg = await somePicture(64, 48).jpeg().toBuffer()
const png = await somePicture(64, 48).png().toBuffer()
const webp = await somePicture(64, 48).webp().toBuffer()
const gif = await somePicture(8, 8).gif().toBuffer()
const avif = await somePicture(16, 16).avif().toBuffer()
const tiff = await somePicture(8, 8).tiff().toBuffer()
const heic = Buffer.concat([latin1('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(400)])
/** A PNG of this size that weighs next to nothing. */
const thinPng = (width: number, height: number) =>
  Buffer.concat([
    headOfPng(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part))
const large = await somePicture(900, 700).jpeg().toBuffer()

/** Those that are no document, with the code that says why and where it stands. */
export const refusedFiles: [what: string, name: string, content: Buffer, code: string, path?: string][] = [
  ['a drawing with script that calls itself a picture', 'foto.png', svg, 'not_a_document'],
  ['a drawing', 'foto.svg', svg, 'not_a_document'],
  ['a page that calls itself a PDF', 'referto.pdf', html, 'not_a_document'],
  ['a page', 'pagina.html', html, 'not_a_document'],
  ['nothing', 'vuoto.pdf', Buffer.alloc(0), 'empty_file'],
  ['nothing that calls itself a text', 'vuoto.txt', Buffer.alloc(0), 'empty_file'],
  ['one byte', 'uno.pdf', latin1('%'), 'not_a_document'],
  ['a PNG of 30,000 by 30,000 points', 'grande.png', thinPng(30_000, 30_000), 'too_many_pixels'],
  ['a PNG that is 30,000 points wide', 'largo.png', thinPng(30_000, 10), 'too_many_pixels'],
  ['a PNG that unfolds', 'bomba.png', thinPng(15_000, 15_000), 'too_many_pixels'],
  [
    'a JPEG in passes that is held whole',
    'passi.jpg',
    await somePicture(4000, 3000).jpeg({ progressive: true }).toBuffer(),
    'too_many_pixels',
  ],
  ['half a JPEG', 'mezza.jpg', cut(large, 0.5), 'broken_file'],
  ['a JPEG without its last byte', 'quasi.jpg', large.subarray(0, -2), 'broken_file'],
  ['the head of a JPEG', 'testa.jpg', latin1('\xff\xd8\xff\xe0'), 'broken_file'],
  ['half a PNG', 'mezza.png', cut(await somePicture(900, 900).png().toBuffer(), 0.5), 'broken_file'],
  ['the sign of a PNG with a page behind it', 'segno.png', Buffer.concat([pngSign, html]), 'broken_file'],
  ['half a WebP', 'mezza.webp', cut(webp, 0.5), 'broken_file'],
  ['the frame of a WebP around nothing', 'vuota.webp', latin1('RIFF\x04\0\0\0WEBP'), 'broken_file'],
  ['a PDF that does not end', 'mezzo.pdf', cut(pdfOfBytes(100_000), 0.5), 'broken_file'],
  ['the sign of a PDF', 'segno.pdf', latin1('%PDF-1.7'), 'broken_file'],
  ['a photograph of an iPhone', 'IMG_0042.HEIC', heic, 'heic_picture'],
  ['a photograph of an iPhone that calls itself a JPEG', 'IMG_0042.jpg', heic, 'heic_picture'],
  ['an AVIF', 'foto.avif', avif, 'not_a_document'],
  ['a GIF', 'foto.gif', gif, 'not_a_document'],
  ['a TIFF', 'foto.tiff', tiff, 'not_a_document'],
  ['a GIF that is a script too', 'foto.gif', latin1('GIF89a/*\0\0*/=alert(1)//'), 'not_a_document'],
  ['a ZIP', 'cartella.zip', latin1('PK\x03\x04'), 'not_a_document'],
  ['a folder that unfolds', 'bomba.gz', gzipSync(Buffer.alloc(10_000_000)), 'not_a_document'],
  [
    'a letter of an office program',
    'lettera.docx',
    latin1('PK\x03\x04[Content_Types].xml'),
    'not_a_document',
  ],
  ['a program', 'foto.exe', latin1('MZ\x90\0'), 'not_a_document'],
  ['a script', 'avvio.sh', latin1('#!/bin/sh\nrm -rf /'), 'not_a_document'],
  ['a PDF behind a page', 'due.pdf', Buffer.concat([html, somePdf()]), 'not_a_document'],
  ['a program that calls itself a text', 'programma.txt', latin1('MZ\x90\0\x03'), 'text_not_unicode'],
  ['a text with signs that nobody sees', 'segni.txt', latin1('a\x1b[2Jb'), 'text_not_unicode'],
  ['a text of an old program', 'vecchio.txt', latin1('perch\xe9'), 'text_not_unicode'],
  ['a text in UTF-16', 'largo.txt', Buffer.from('ÿþtesto', 'utf16le'), 'text_not_unicode'],
  ['one byte too much', 'grande.pdf', pdfOfBytes(documentMaxBytes + 1), 'file_too_large'],
  ['a megabyte too much', 'grande.pdf', pdfOfBytes(documentMaxBytes + 1_000_000), 'file_too_large'],
  ['a name of 300 signs', `${'a'.repeat(296)}.pdf`, somePdf(), 'too_long', 'name'],
  ['a name that turns around', 'gpj.\u202Efdp', somePdf(), 'hidden_characters', 'name'],
]

/** Those that are kept as a document, as what they are and nothing more. */
export const inertFiles: [what: string, name: string, content: Buffer, type: string][] = [
  [
    'a PDF with script',
    'a.pdf',
    somePdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'),
    'application/pdf',
  ],
  [
    'a PDF that is a page too',
    'a.html',
    Buffer.concat([somePdf(), html, latin1('%%EOF')]),
    'application/pdf',
  ],
  ['a PDF that calls itself a page', 'a.html', somePdf(), 'application/pdf'],
  [
    'a PDF that is a folder too',
    'a.zip',
    Buffer.concat([somePdf(), latin1('PK\x05\x06')]),
    'application/pdf',
  ],
  ['a JPEG that is a page too', 'a.jpg', Buffer.concat([jpeg, html]), 'image/jpeg'],
  ['a PNG that calls itself a program', 'a.exe', png, 'image/png'],
  ['a WebP with a page behind it', 'a.webp', Buffer.concat([webp, html]), 'image/webp'],
  ['a page that calls itself a text', 'a.txt', html, 'text/plain; charset=utf-8'],
  ['a drawing that calls itself a text', 'a.txt', svg, 'text/plain; charset=utf-8'],
  ['just as much as may be', 'a.pdf', pdfOfBytes(documentMaxBytes), 'application/pdf'],
  ['a name full of signs', `'"<b>%00;&../\\.pdf`, somePdf(), 'application/pdf'],
]
