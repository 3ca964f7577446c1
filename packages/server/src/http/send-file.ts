import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { StreamedFile } from './streamed-file.ts'

/**
 * The bytes as they are: Fastify would otherwise ask the answer's schema how to write them. Whatever somebody sent is
 * shown, never run: it may load nothing, is no page of ours, and is framed by those alone.
 */
export const sendFile = async (reply: FastifyReply, file: Blob): Promise<Buffer | Readable> => {
  reply.type(file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type)
  if (!(file instanceof StreamedFile)) return Buffer.from(await file.arrayBuffer())
  reply.header('content-disposition', dispositionOf(file))
  reply.header('content-security-policy', policyFor(file.type))
  reply.header('x-frame-options', 'SAMEORIGIN')
  if (file.length !== undefined) reply.header('content-length', file.length)
  return file.content
}

/** A viewer of PDF is a program of the browser, which it does not start in a sandbox. */
const policyFor = (type: string): string =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; plugin-types application/pdf; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** The name twice (RFC 6266): in plain signs for who reads no others, and as it is (RFC 5987). */
function dispositionOf({ name, download }: Pick<StreamedFile, 'name' | 'download'>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/:*?<>|]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`
}
