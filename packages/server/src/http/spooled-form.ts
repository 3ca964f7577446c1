import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { incomingFolder, isSystemError } from '../data-folder.ts'
import { examineDocument } from '../files/examine-document.ts'
import { someAtATime } from '../files/in-turn.ts'
import { ReceivedDocument } from '../files/received-document.ts'
import { multipartLimits, takeForms } from './form.ts'
import { refuseUnstorable } from './json.ts'
import { Refusal, refuseField } from './refusal.ts'

/** The field under which a form with a document has it. */
const field = 'file'

/** What a form with a document weighs beside it, at most. */
const aroundBytes = 100_000

type Spooling = { maxBytes: number; dataFolder: string }

/**
 * Takes forms with a document in this scope. Its file goes to the disk while it comes, however slowly, so that nobody's
 * telephone holds a connection of the database; `spooled` reads such a form.
 */
export async function takeSpooledForms(scope: FastifyInstance, maxBytes: number): Promise<void> {
  takeForms(scope)
  // A name that looks like a path is a name: the file never bears it.
  await scope.register(fastifyMultipart, {
    limits: { ...multipartLimits, fileSize: maxBytes },
    throwFileSizeLimit: false,
    preservePath: true,
  })
}

/**
 * Does work with a form whose document waits on the disk, and takes it from there afterwards, however that ends.
 * @throws {Refusal} at the file, where it is no document
 */
export async function spooled<Answer>(
  request: FastifyRequest,
  { maxBytes, dataFolder }: Spooling,
  work: (form: Record<string, unknown>) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new Refusal('malformed')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + aroundBytes) throw fileTooLarge()
  const folder = incomingFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    const form = await readForm(request, path).catch(refuseForm)
    return await keptInTurn(() => work(form))
  } finally {
    await rm(path, { force: true })
  }
}

/** How many documents are kept at once: each holds a connection of the database, and some of its pieces. */
const keptInTurn = someAtATime(3)

const fileTooLarge = (): Refusal =>
  new Refusal('too_large', { fields: [{ path: field, code: 'file_too_large' }] })

type Sent = { filename: string; size: number; sha256: string; truncated: boolean }

/** The fields of a form, each given once; its document is examined after the last of them has come. */
async function readForm(request: FastifyRequest, path: string): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  let sent: Sent | undefined
  for await (const part of request.parts()) {
    const isFile = part.type === 'file'
    if (fields.has(part.fieldname) || (isFile && part.fieldname !== field)) {
      if (isFile) part.file.resume()
      throw isFile
        ? new Refusal('malformed', { fields: [{ path: part.fieldname, code: 'unknown_field' }] })
        : new Refusal('malformed')
    }
    for (const text of [part.fieldname, isFile ? part.filename : part.value]) refuseUnstorable(String(text))
    if (isFile) sent = { filename: part.filename, ...(await writeDown(part.file, path)) }
    fields.set(part.fieldname, isFile ? sent : part.value)
  }
  const form = Object.fromEntries(fields)
  if (!sent) return form
  return { name: sent.filename, ...form, [field]: await received(path, sent) }
}

/** Writes a file to the disk as it comes, and reckons its hash. */
async function writeDown(
  file: Readable & { truncated?: boolean },
  path: string,
): Promise<Omit<Sent, 'filename'>> {
  const hash = createHash('sha256')
  let size = 0
  const weigh = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      hash.update(bytes)
      size += bytes.length
      done(null, bytes)
    },
  })
  await pipeline(file, weigh, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { size, sha256: hash.digest('hex'), truncated: file.truncated === true }
}

async function received(path: string, { filename, truncated, ...sent }: Sent): Promise<ReceivedDocument> {
  if (truncated) throw fileTooLarge()
  const examined = await examineDocument(path, filename)
  if ('refused' in examined) throw refuseField(field, examined.refused)
  return new ReceivedDocument({ path, name: filename, sent }, examined)
}

/** A form that cannot be read to its end says nothing; a disk that is full says so. */
function refuseForm(error: Error & { code?: string }): never {
  if (error instanceof Refusal || isSystemError(error, 'ENOSPC', 'EDQUOT')) throw error
  if (error.code === 'FST_FILES_LIMIT')
    throw new Refusal('malformed', { fields: [{ path: field, code: 'one_file' }] })
  throw new Refusal('malformed')
}

const forgottenAfterMs = 3_600_000

/** Takes away what a program that was killed left on the disk of what was coming. */
export async function sweepIncoming(dataFolder: string): Promise<false> {
  const folder = incomingFolder(dataFolder)
  const names = await readdir(folder).catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return []
    throw error
  })
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > forgottenAfterMs) await rm(join(folder, name), { force: true })
  }
  return false
}
