import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf, processesOf, removeAbandoned } from '@vicino/server/testing/left-behind.ts'
import { readyFolder } from '@vicino/server/testing/ready-folder.ts'
import { expect, onTestFinished, test } from 'vitest'

import { root } from './program.ts'

/**
 * A run as `npm test` is one: it starts a program, which starts a database and then something that leaves its group
 * and its parent, as browsers and database servers do.
 */
const run = `
  import { enterRunFolder } from '${join(root, 'scripts/run-folder.ts')}'
  import { runProgram } from '${join(root, 'scripts/program.ts')}'
  const run = enterRunFolder()
  const inside = \`
    import { spawn } from 'node:child_process'
    import { renameSync } from 'node:fs'
    import { startEmbeddedCluster } from '${join(root, 'packages/server/src/db/embedded-cluster.ts')}'
    renameSync(process.argv[1], process.env.TMPDIR + '/data')
    await startEmbeddedCluster(process.env.TMPDIR + '/data')
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true, stdio: 'ignore' }).unref()
    process.stdout.write('begun')
    setInterval(() => {}, 1e6)\`
  console.log(process.env.TMPDIR)
  await runProgram(process.execPath, ['--input-type=module', '-e', inside, process.argv[1]])
  console.log('the next part begins')
  await run.end()`

/** Starts such a run and waits until all of it stands. */
async function begin(): Promise<{ child: ChildProcess; folder: string; said: () => string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', run, readyFolder()], {
    // On the disk of the ready folder, which is only renamed.
    env: { ...process.env, TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 2],
  })
  let said = ''
  child.stdout!.on('data', (text: Buffer) => (said += text.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  while (!said.includes('begun')) await once(child.stdout!, 'data')
  return { child, folder: said.split('\n')[0]!, said: () => said }
}

test.skipIf(process.platform !== 'linux').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a run that is ended by %s leaves no process and no file', async (signal, code) => {
  const { child, folder, said } = await begin()
  const running = () => processesOf(folder).map(commandOf)
  // Until a new process of PostgreSQL has its own name it goes by that of the server.
  await expect.poll(() => running().filter(command => command.includes('/bin/postgres'))).toHaveLength(1)
  expect(running().length).toBeGreaterThanOrEqual(3)
  child.kill(signal)
  expect(await once(child, 'close')).toEqual([code, null])
  expect(processesOf(folder)).toEqual([])
  expect(existsSync(folder)).toBe(false)
  expect(said()).not.toContain('next part')
})

test.skipIf(process.platform !== 'linux')('what a killed run left is ended by the next', async () => {
  const { child, folder } = await begin()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processesOf(folder)).not.toEqual([])
  removeAbandoned('vicino-run-')
  expect(processesOf(folder)).toEqual([])
  expect(existsSync(folder)).toBe(false)
})
