import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { clusterUser } from '../data-folder.ts'
import { StartRefusal } from '../start-refusal.ts'
import { sharedFolder } from './embedded-binaries.ts'
import { isPassable, makePrivate } from './folder-access.ts'
import { isAlive } from './running-process.ts'

/** The folders of a private cluster, all private to the user that runs it. */
export type EmbeddedFolders = {
  /** PostgreSQL's own data folder; made by initdb. */
  pg: string
  /** Holds the socket; its path is short enough for one. */
  socket: string
  log: string
  /** Where a new cluster is prepared before it takes its name. */
  base: string
}

/** A unix socket's address holds 104 bytes on macOS, 108 on Linux, with the closing zero. */
const socketPathBytes = 103

/**
 * Lays out the cluster's folders in the data folder. Where root's data folder lies in a place that the
 * cluster's user cannot enter, `cluster` is a link to a folder under /var/lib/vicino, made once.
 */
export function embeddedFolders(dataFolder: string): EmbeddedFolders {
  const base = clusterBase(dataFolder)
  removeUnfinished(base)
  return { base, pg: join(base, 'pg'), socket: socketFolder(base), log: join(base, 'postgresql.log') }
}

function clusterBase(dataFolder: string): string {
  const place = join(dataFolder, 'cluster')
  if (!lstatSync(place, { throwIfNoEntry: false })) {
    if (clusterUser === null) mkdirSync(place, { mode: 0o700 })
    else if (isPassable(dirname(dataFolder))) mkdirSync(place, { mode: 0o711 })
    else symlinkSync(makeElsewhere(), place)
  }
  if (!existsSync(place))
    throw new StartRefusal(
      `La banca dati di ${dataFolder} non c'è più al posto dove ${place} la indica: rimettetela o ripristinate una copia di sicurezza.`,
    )
  const base = realpathSync(place)
  if (clusterUser !== null) {
    chmodSync(base, 0o711)
    if (!isPassable(base))
      throw new StartRefusal(
        `La cartella ${base} è chiusa all'utente che fa girare PostgreSQL: riaprite le cartelle che la contengono (chmod o+x) o indicate un'altra cartella con VICINO_DATA.`,
      )
  }
  return base
}

function makeElsewhere(): string {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o711 })
  return mkdtempSync(join(sharedFolder, 'cluster-'))
}

/** What a start that was killed during initdb left behind. */
function removeUnfinished(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^pg\.new-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true, force: true })
  }
}

function socketFolder(base: string): string {
  const near = join(base, 'socket')
  const fits = Buffer.byteLength(join(near, '.s.PGSQL.5432.lock')) <= socketPathBytes
  return makePrivate(
    fits ? near : join(tmpdir(), `vicino-${createHash('sha256').update(base).digest('hex').slice(0, 16)}`),
  )
}
