import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** `log` is a file that takes what the program writes; without one it writes into this terminal. */
type Options = { cwd?: string; env?: NodeJS.ProcessEnv; log?: string }

/** Runs a program and answers its exit code; a program that does not start counts as 127. */
export function runProgram(
  program: string,
  args: string[],
  { cwd = root, env = process.env, log }: Options = {},
): Promise<number> {
  const out = log === undefined ? 'inherit' : openSync(log, 'a')
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', out, out] })
  if (out !== 'inherit') closeSync(out)
  return new Promise(resolve => {
    child.on('error', error => {
      const complaint = `${program}: ${error.message}\n`
      if (log === undefined) process.stderr.write(complaint)
      else appendFileSync(log, complaint)
      resolve(127)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
}

/** Runs a tool of node_modules, or a script of ours, under this Node: the PATH does not matter. */
export function runScript(path: string, args: string[] = [], options: Options = {}): Promise<number> {
  return runProgram(process.execPath, [join(root, path), ...args], options)
}

/** This environment without Vicino's own settings: a developer's database is no business of the tests. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = (name: string) => name.startsWith('VICINO_') || ['PORT', 'HOST', 'DATABASE_URL'].includes(name)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name)))
}
