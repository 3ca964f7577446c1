import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnstorable } from './json.ts'
import { Refusal } from './refusal.ts'

/** What a form may hold beside its file. */
export const multipartLimits = { files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 20 }

/**
 * Takes forms with a file (multipart/form-data) in this scope, and nothing else; `formOf` reads such a form once it is
 * known who sends it. The file stands in memory whole, at most `maxBytes` of it.
 */
export async function takeHeldForms(scope: FastifyInstance, maxBytes: number): Promise<void> {
  takeForms(scope)
  await scope.register(fastifyMultipart, { limits: { ...multipartLimits, fileSize: maxBytes } })
}

/** What a form says, with its file. */
export async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('malformed')
  return readForm(request).catch(refuseForm)
}

/** Nothing but a form is taken in this scope. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal('not_a_form')))
}

/** The fields of a form, each given once, its file as `File`. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  for await (const part of request.parts()) {
    if (fields.has(part.fieldname)) throw new Refusal('malformed')
    const isFile = part.type === 'file'
    for (const text of [part.fieldname, isFile ? part.filename : part.value]) refuseUnstorable(String(text))
    fields.set(
      part.fieldname,
      isFile ? asFile(await part.toBuffer().catch(refuseFile(part.fieldname)), part) : part.value,
    )
  }
  return Object.fromEntries(fields)
}

const asFile = (bytes: Buffer, { filename, mimetype }: { filename: string; mimetype: string }): File =>
  new File([new Uint8Array(bytes)], filename, { type: mimetype })

type ReadingError = Error & { code?: string }

/** A file over its limit is refused at its field. */
const refuseFile =
  (path: string) =>
  (error: ReadingError): never => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error
    throw new Refusal('too_large', { fields: [{ path, code: 'file_too_large' }] })
  }

/** A form that cannot be read to its end says nothing. */
function refuseForm(error: ReadingError): never {
  throw error instanceof Refusal ? error : new Refusal('malformed')
}
