import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { clusterUser, isSystemError } from '../data-folder.ts'
import { freePort } from '../free-port.ts'
import { StartRefusal } from '../start-refusal.ts'
import type { EmbeddedFolders } from './embedded-folders.ts'
import { isAlive } from './running-process.ts'

/** Windows has no unix socket that Node can reach: there the cluster listens on loopback, on a free port. */
const onWindows = process.platform === 'win32'
const unixPort = 5432
/** Order by code point and UTF-8 letters everywhere; C.UTF-8 has other names outside Linux. */
const locale = {
  linux: ['--locale=C.UTF-8'],
  darwin: ['--locale=C', '--lc-ctype=en_US.UTF-8'],
  win32: ['--locale=C'],
}[process.platform as 'linux' | 'darwin' | 'win32']
const stopPatienceMs = 20_000
const logLimitBytes = 5_000_000

/** What every cluster runs with. Its log names no value of a statement: clinical text does not belong there. */
const settings = [
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

/** Makes a new cluster, whole or not at all: prepared beside, then renamed. */
export async function initialiseCluster(
  binaries: string,
  folders: EmbeddedFolders,
  ownerPassword: string,
): Promise<void> {
  const draft = join(folders.base, `pg.new-${process.pid}-${randomBytes(3).toString('hex')}`)
  const passwordFile = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, ownerPassword, { mode: 0o600 })
  if (clusterUser) for (const path of [draft, passwordFile]) chownSync(path, clusterUser.uid, clusterUser.gid)
  try {
    const identity = ['-D', draft, '-U', 'owner', '-E', 'UTF8', ...locale]
    const safety = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--data-checksums']
    await run(join(binaries, 'bin', 'initdb'), [...identity, ...safety], folders)
    renameSync(draft, folders.pg)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was quicker: its cluster is as good as ours.
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function run(command: string, args: string[], folders: EmbeddedFolders): Promise<void> {
  const child = spawn(command, args, { ...ground(folders), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0) return
  if (/No space left/.test(said))
    throw new StartRefusal(`Il disco di ${folders.base} è pieno: liberate spazio e riavviate.`)
  throw new Error(`${command} ended with ${code}: ${said}`)
}

/** Environment and folder for the cluster's programs: none of Vicino's secrets, a folder they can enter. */
function ground(folders: EmbeddedFolders) {
  const { PATH, SystemRoot } = process.env
  return { cwd: folders.socket, env: { PATH, SystemRoot, LC_ALL: 'C.UTF-8' }, ...clusterUser }
}

/** A PostgreSQL that was started and may still be coming up. */
export type StartedProcess = {
  hasEnded(): boolean
  /** Ends it, also while it is still coming up. */
  end(): Promise<void>
}

/** Starts the server apart from our process group, so that Ctrl-C reaches us first. It outlives a hard kill of ours. */
export async function spawnCluster(
  binaries: string,
  folders: EmbeddedFolders,
  extra: string[],
): Promise<StartedProcess> {
  if ((statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) truncateSync(folders.log)
  const log = openSync(folders.log, 'a', 0o600)
  const network = onWindows
    ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(await freePort())]
    : [
        '-c',
        'listen_addresses=',
        '-k',
        folders.socket,
        '-c',
        'unix_socket_permissions=0700',
        '-p',
        String(unixPort),
      ]
  const flags = [...settings, ...extra].flatMap(setting => ['-c', setting])
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', folders.pg, ...network, ...flags], {
    ...ground(folders),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true))
  await once(child, 'spawn')
  const end = async (): Promise<void> => {
    child.kill('SIGINT')
    const deadline = Date.now() + stopPatienceMs
    while (!ended && Date.now() < deadline) await sleep(20)
  }
  return { hasEnded: () => ended, end }
}

/** Where a running or coming cluster answers. */
export function clusterPort(folders: EmbeddedFolders): number | null {
  return onWindows ? (readPostmaster(folders)?.port ?? null) : unixPort
}

/** The server process that holds the data folder, by the file PostgreSQL keeps while it runs. */
export function postmasterPid(folders: EmbeddedFolders): number | null {
  const pid = readPostmaster(folders)?.pid
  return pid !== undefined && isAlive(pid) ? pid : null
}

function readPostmaster(folders: EmbeddedFolders): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(join(folders.pg, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null
    throw error
  }
}

/** Fast stop: open transactions are rolled back, what was committed is written, the file of the process goes last. */
export async function stopCluster(binaries: string, folders: EmbeddedFolders): Promise<void> {
  const pid = postmasterPid(folders)
  if (pid === null) return
  if (onWindows) await run(join(binaries, 'bin', 'pg_ctl'), ['stop', '-D', folders.pg, '-m', 'fast'], folders)
  else process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopPatienceMs
  while (isAlive(pid) && Date.now() < deadline) await sleep(20)
}
