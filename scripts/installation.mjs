import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedMajor = 24
const tickMs = 10_000

/** A path inside the project. */
export const at = path => join(root, path)

/** One sentence that says what to do, and the end. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * The Node that the lock pins, by its own path. A Mac's package is old there, so a newer running Node is
 * taken; where no package exists for a system, the running one must be new enough.
 */
export function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
  const found = names
    .map(name => at(join('node_modules', name, 'bin', program)))
    .find(path => existsSync(path))
  const runningIsFit = Number(process.versions.node.split('.')[0]) >= pinnedMajor
  if (runningIsFit && (process.platform === 'darwin' || !found)) return process.execPath
  if (found) return found
  return refuse(
    `Su questo sistema (${platform}-${process.arch}) serve Node ${pinnedMajor} o più recente: installatelo da https://nodejs.org.`,
  )
}

/** Runs a long step, says what it is and that it is still at work, and stops where it fails. */
export async function step(name, program, args, options) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  process.stdout.write(`${name}…\n`)
  const ticker = setInterval(() => process.stdout.write(`  ancora al lavoro, ${seconds()} s\n`), tickMs)
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], ...options })
  const problem = await new Promise(resolve => {
    child.on('error', error => resolve(error.message))
    child.on('exit', (code, signal) => resolve(code === 0 ? null : `codice ${code ?? signal}`))
  })
  clearInterval(ticker)
  if (problem)
    refuse(`${name}: non riuscito (${problem}). Corretto il motivo indicato sopra, ripetete il comando.`)
  process.stdout.write(`  fatto in ${seconds()} s\n`)
}
