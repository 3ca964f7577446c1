import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { StreamedFile } from './streamed-file.ts'

/** The bytes as they are: Fastify would otherwise ask the answer's schema how to write them. */
export const sendFile = async (reply: FastifyReply, file: Blob): Promise<Buffer | Readable> => {
  reply.type(file.type)
  if (!(file instanceof StreamedFile)) return Buffer.from(await file.arrayBuffer())
  reply.header('content-disposition', `inline; filename="${file.name}"`)
  return file.content
}
