import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { StartRefusal } from './start-refusal.ts'

const marker = 'LEGGIMI.txt'
const markerText = `Questa cartella appartiene a Vicino: contiene la banca dati, i documenti e il segreto delle sessioni.
Non spostate e non cancellate i singoli file. Per una copia sicura usate «npm run backup».
`

/** PostgreSQL refuses to run as root: then its part of the data belongs to this user (nobody). */
export const clusterUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null

/**
 * Makes the data folder, or checks that it is one. Its mode is changed only when it is Vicino's own: a
 * mistyped VICINO_DATA=/home must not close other people's files.
 * @throws {StartRefusal} when it cannot be written or holds something else
 */
export function prepareDataFolder(folder: string): void {
  refuseWhere(folder, () => {
    mkdirSync(dirname(folder), { recursive: true })
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
    const strangers = readdirSync(folder).filter(name => name !== 'lost+found')
    if (strangers.length > 0 && !existsSync(join(folder, marker)))
      throw new StartRefusal(
        `La cartella dei dati ${folder} contiene già altro e non è di Vicino: indicatene una vuota o nuova con VICINO_DATA.`,
      )
    // Under root the cluster's user must pass through; it can list nothing here.
    chmodSync(folder, clusterUser ? 0o711 : 0o700)
    writeFileSync(join(folder, marker), markerText, { mode: 0o600 })
  })
}

/**
 * A random secret, made once and kept with mode 0600. Two processes that start together keep the same one:
 * the file appears whole, under its name, for the first of them.
 */
export function keepSecret(folder: string, name: string): string {
  return refuseWhere(folder, () => {
    const path = join(folder, name)
    if (!existsSync(path)) {
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
      try {
        linkSync(draft, path)
      } catch (error) {
        if (!isSystemError(error, 'EEXIST')) throw error
      } finally {
        rmSync(draft, { force: true })
      }
    }
    const secret = readFileSync(path, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new StartRefusal(`Il file ${path} è danneggiato: rimettete quello di una copia di sicurezza.`)
  })
}

/** The secret that a data folder keeps, or null where it keeps none. */
export function readSecret(folder: string): string | null {
  const path = join(folder, 'secret')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** Puts another secret in the place of the kept one: that of a restored backup. */
export function replaceSecret(folder: string, secret: string): void {
  refuseWhere(folder, () => {
    const draft = join(folder, `secret.${randomBytes(6).toString('hex')}`)
    writeFileSync(draft, secret, { mode: 0o600, flush: true })
    renameSync(draft, join(folder, 'secret'))
  })
}

/** Where earlier versions kept pictures as files: a backup takes what lies there, and brings it back. */
export const documentsFolder = (folder: string): string => join(folder, 'documents')

/** Where a file lies while it comes in, until it is kept or refused. */
export const incomingFolder = (folder: string): string => join(folder, 'incoming')

export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  )
}

function refuseWhere<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (isSystemError(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENAMETOOLONG', 'ELOOP'))
      throw new StartRefusal(
        `Non posso scrivere nella cartella dei dati ${folder} (${error.code}): correggete i permessi o indicatene un'altra con VICINO_DATA.`,
      )
    if (isSystemError(error, 'ENOSPC', 'EDQUOT'))
      throw new StartRefusal(
        `Il disco della cartella dei dati ${folder} è pieno: liberate spazio o indicatene un'altra con VICINO_DATA.`,
      )
    if (isSystemError(error, 'ENOTDIR', 'EEXIST'))
      throw new StartRefusal(
        `Il percorso dei dati ${folder} non è una cartella: indicatene un'altra con VICINO_DATA.`,
      )
    throw error
  }
}
