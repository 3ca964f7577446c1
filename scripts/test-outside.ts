// The server's tests against an outside PostgreSQL: the one of DATABASE_URL, or Debian's, which is installed
// where allowed and started in a folder of its own. Arguments choose test files, as in `npm run test:outside -- backup`.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@vicino/server/free-port.ts'

import { runProgram } from './program.ts'
import { enterRunFolder } from './run-folder.ts'
import { runAsProgram } from './steps.ts'
import { vitestStep } from './vitest.ts'

const versions = '/usr/lib/postgresql'
const oldestMajor = 15

const runFolder = enterRunFolder()
const server = process.env['DATABASE_URL']
  ? { url: process.env['DATABASE_URL'], stop: () => {} }
  : await startServer()
if (server) {
  const step = vitestStep('server tests outside', ['--project', 'server', ...process.argv.slice(2)], {
    DATABASE_URL: server.url,
  })
  await runAsProgram([{ name: 'server tests outside', budgetSeconds: 180, steps: [step] }])
  server.stop()
} else process.exitCode = 1
await runFolder.end()

async function startServer(): Promise<{ url: string; stop(): void } | null> {
  const binaries = findBinaries() ?? (await installServer())
  if (!binaries) {
    console.error(
      `PostgreSQL ${oldestMajor} or newer is missing: install it («sudo apt-get install postgresql-${oldestMajor}»), or name a server in DATABASE_URL.`,
    )
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'vicino-outside-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'pg')
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const run = (program: string, args: string[]): void => {
    const { status, stderr } = spawnSync(join(binaries, program), args, {
      cwd: folder,
      encoding: 'utf8',
      ...user,
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`
  run('initdb', ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust'])
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const login = `create role vicino_owner login createdb createrole in role pg_signal_backend password 'vicino'`
  run('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-qc', login])
  run('psql', [
    '-h',
    folder,
    '-p',
    String(port),
    '-U',
    'postgres',
    '-qc',
    'create database vicino owner vicino_owner',
  ])
  const stop = (): void => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://vicino_owner:vicino@127.0.0.1:${port}/vicino?sslmode=disable`, stop }
}

function findBinaries(): string | null {
  if (!existsSync(versions)) return null
  const fit = readdirSync(versions).filter(
    version => Number(version) >= oldestMajor && existsSync(join(versions, version, 'bin/initdb')),
  )
  return fit[0] ? join(versions, fit[0], 'bin') : null
}

async function installServer(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('PostgreSQL is missing: installing it with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env })
  await runProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', `postgresql-${oldestMajor}`],
    { env },
  )
  return findBinaries()
}

/** PostgreSQL refuses to run as root; the package brings a user of its own. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
