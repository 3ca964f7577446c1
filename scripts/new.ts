// `npm run new -- record body-map [body-maps]`: the files of a new clinical record, with a test that fails
// until they are true.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { recordFiles, stillToDo } from './new/record.ts'
import { recordNames } from './new/record-names.ts'
import { root, runScript } from './program.ts'

const [kind, noun, plural] = process.argv.slice(2)
process.exitCode = await main()

async function main(): Promise<number> {
  if (kind !== 'record' || !noun) return refuse('npm run new -- record body-map [body-maps]')
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    return refuse(`«${noun}» is no name for a record: an English noun in lower case, like body-map`)
  const names = recordNames(noun, plural)
  const files = recordFiles(names, nextMigration())
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) return refuse(`${taken.path} stands already; nothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = files.map(({ path }) => path)
  await runScript('node_modules/@biomejs/biome/bin/biome', ['format', '--write', ...paths])
  console.log(`Written:\n${listed(paths)}\n\nStill to do:\n${listed(stillToDo(names))}`)
  return 0
}

function nextMigration(): number {
  const numbers = readdirSync(join(root, 'packages/server/migrations')).map(name => Number.parseInt(name, 10))
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1
}

function listed(lines: string[]): string {
  return lines.map(line => `  ${line}`).join('\n')
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
