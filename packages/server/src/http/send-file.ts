import type { FastifyReply } from 'fastify'

/** The bytes as they are: Fastify would otherwise ask the answer's schema how to write them. */
export const sendFile = async (reply: FastifyReply, file: Blob): Promise<Buffer> => {
  reply.type(file.type)
  return Buffer.from(await file.arrayBuffer())
}
