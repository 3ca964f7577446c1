// The one door to every command of package.json, in plain JavaScript without dependency: it runs under the
// machine's own Node, brings the installation up to date, and hands over to the pinned Node 24.
// `node scripts/start.mjs [command] [arguments]`; without a command it starts Vicino.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { existsSync } from 'node:fs'
import process from 'node:process'

import { at, pinnedNode, refuse, step } from './installation.mjs'
import { isInstalled } from './installed.mjs'
import { isWebBuilt, markWebBuilt, webSources } from './web-build.mjs'

const oldestNode = [20, 19]
/** What runs the built product. */
const builds = ['start', 'bench']
const parentWatchMs = 500

const [command = 'start', ...rest] = process.argv.slice(2)
const script =
  command === 'start' ? 'packages/server/src/main.ts' : `scripts/${command.replaceAll(':', '-')}.ts`

refuseOldNode()
if (!existsSync(at(script))) refuse(`«${command}» non è un comando di Vicino: manca ${script}.`)
await install()
const node = pinnedNode()
const env = {
  // What Node made of a source is kept: the next start needs half as long.
  NODE_COMPILE_CACHE: at('node_modules/.cache/node'),
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
}
if (builds.includes(command)) await buildWeb()
handOver()

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  refuse(
    `Serve Node ${oldestNode.join('.')} o più recente, questo è ${process.versions.node}: aggiornatelo da https://nodejs.org.`,
  )
}

async function install() {
  if (isInstalled(at('.'))) return
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm']
  const shell = !npm && process.platform === 'win32'
  await step('Installo i pacchetti', program, [...first, 'ci', '--loglevel=error'], { shell })
}

async function buildWeb() {
  const sources = webSources()
  if (isWebBuilt(sources)) return
  const args = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  await step("Preparo l'interfaccia", node, args, { cwd: at('packages/web'), env })
  markWebBuilt(sources)
}

/** Runs the command under the pinned Node and ends as it ends. */
function handOver() {
  const child = spawn(node, [at(script), ...rest], { stdio: 'inherit', env })
  const pass = signal => child.kill(signal)
  // Ctrl-C in a terminal reaches the whole group: passing it on would be the second time, which means at once.
  process.on('SIGINT', () => process.stdin.isTTY || pass('SIGINT'))
  process.on('SIGTERM', () => pass('SIGTERM'))
  process.on('SIGHUP', () => pass('SIGTERM'))
  // npm that is told to end does not pass it on: its children would live on and hold the port and the data.
  if (process.env.npm_execpath) {
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      pass('SIGTERM')
    }, parentWatchMs)
  }
  child.on('error', error => refuse(`Non riesco ad avviare ${node}: ${error.message}.`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
