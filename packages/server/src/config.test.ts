import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { defaultDataFolder, readConfig, travelsInClear } from './config.ts'
import { StartRefusal } from './start-refusal.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const secret = 'thirty-two characters, at least.'
const outside = { DATABASE_URL: 'postgres://owner:word@db.example.ch/vicino', VICINO_SECRET: secret }
const smtp = 'smtps://anna:word@mail.example.ch:465'

function read(env: Record<string, string>) {
  return readConfig({ VICINO_DATA: '/nowhere', VICINO_SECRET: secret, ...env })
}

test('without a word it serves this machine only, with the demo organisation', () => {
  expect(read({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    origins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
    dataFolder: '/nowhere',
    databaseUrl: null,
    demo: true,
    demoPassword: null,
    secret,
    mail: null,
  })
})

test.each<[Record<string, string>, object]>([
  [{ PORT: '1' }, { port: 1, publicUrl: 'http://localhost:1' }],
  [{ PORT: '65535' }, { port: 65535 }],
  [{ PORT: '80' }, { publicUrl: 'http://localhost' }],
  [{ HOST: 'localhost' }, { origins: ['http://localhost:8080'] }],
  [{ HOST: '::1' }, { origins: ['http://localhost:8080', 'http://[::1]:8080'] }],
  [{ HOST: '127.3.4.5' }, { origins: ['http://localhost:8080', 'http://127.3.4.5:8080'] }],
  [
    { HOST: '0.0.0.0', VICINO_URL: 'https://Vicino.example.ch/' },
    { publicUrl: 'https://vicino.example.ch', origins: ['https://vicino.example.ch'] },
  ],
  [{ VICINO_URL: 'http://10.0.0.4:8080' }, { publicUrl: 'http://10.0.0.4:8080' }],
  [{ VICINO_DEMO: '0' }, { demo: false }],
  [{ VICINO_DEMO: '1' }, { demo: true }],
  [{ VICINO_DEMO_PASSWORD: 'twelve chars' }, { demoPassword: 'twelve chars' }],
  [outside, { databaseUrl: outside.DATABASE_URL, demo: false }],
  [{ VICINO_SMTP_URL: smtp, VICINO_MAIL_FROM: 'a@b.ch' }, { mail: { smtpUrl: smtp, from: 'a@b.ch' } }],
])('%o is read', (env, expected) => {
  expect(read(env)).toMatchObject(expected)
})

const wrong: [name: string, env: Record<string, string>][] = [
  ...['', ' ', '0', '65536', '80a', ' 80', '-1', '8e3', '0x50', '8080.5', '999999'].map(
    (PORT): [string, Record<string, string>] => ['PORT', { PORT }],
  ),
  ...['', '256.1.1.1', '1.2.3', 'a b', '-x', 'http://localhost', 'localhost:80'].map(
    (HOST): [string, Record<string, string>] => ['HOST', { HOST, VICINO_URL: 'https://a.ch' }],
  ),
  ['VICINO_URL', { HOST: '0.0.0.0' }],
  ['VICINO_URL', { HOST: '192.168.1.4' }],
  ['VICINO_URL', { HOST: '::' }],
  ...[
    '',
    'vicino.example.ch',
    'ftp://a.ch',
    'https://a.ch/x',
    'https://a.ch/?a',
    'https://a.ch#a',
    'https://u:p@a.ch',
    'javascript:1',
  ].map((VICINO_URL): [string, Record<string, string>] => ['VICINO_URL', { VICINO_URL }]),
  ['VICINO_DATA', { VICINO_DATA: 'data' }],
  ['VICINO_DATA', { VICINO_DATA: '~/data' }],
  ['VICINO_DATA', { VICINO_DATA: '' }],
  ['DATABASE_URL', { ...outside, DATABASE_URL: 'mysql://a@b/c' }],
  ['DATABASE_URL', { ...outside, DATABASE_URL: 'postgres://db/vicino' }],
  ['DATABASE_URL', { ...outside, DATABASE_URL: 'postgres://owner@db' }],
  ['DATABASE_URL', { ...outside, DATABASE_URL: 'postgres://owner:100%@db/vicino' }],
  ['DATABASE_URL', { ...outside, DATABASE_URL: 'db' }],
  ['VICINO_DEMO', { VICINO_DEMO: 'yes' }],
  ['VICINO_DEMO', { VICINO_DEMO: '' }],
  ['VICINO_DEMO', { ...outside, VICINO_DEMO: '1' }],
  ['VICINO_DEMO_PASSWORD', { VICINO_DEMO_PASSWORD: 'eleven char' }],
  ['VICINO_DEMO_PASSWORD', { VICINO_DEMO_PASSWORD: 'a'.repeat(129) }],
  ['VICINO_SECRET', { VICINO_SECRET: 'a'.repeat(31) }],
  ['VICINO_SECRET', { VICINO_SECRET: '' }],
  ['VICINO_SMTP_URL', { VICINO_MAIL_FROM: 'a@b.ch' }],
  ['VICINO_SMTP_URL', { VICINO_SMTP_URL: 'mail.example.ch', VICINO_MAIL_FROM: 'a@b.ch' }],
  ['VICINO_MAIL_FROM', { VICINO_SMTP_URL: smtp }],
  ['VICINO_MAIL_FROM', { VICINO_SMTP_URL: smtp, VICINO_MAIL_FROM: 'Anna' }],
  ['VICINO_DTA', { VICINO_DTA: '/srv' }],
]

describe('a wrong value stops the start with one sentence that names it', () => {
  test.each(wrong)('%s in %o', (name, env) => {
    const attempt = () => read(env)
    expect(attempt).toThrow(StartRefusal)
    expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })

  test('an outside database needs the secret that outlives the machine', () => {
    expect(() => readConfig({ DATABASE_URL: outside.DATABASE_URL })).toThrow(/^VICINO_SECRET manca/)
  })

  test('no refusal repeats a password', () => {
    const attempt = () => read({ ...outside, DATABASE_URL: 'mysql://owner:hidden-word@db/vicino' })
    expect(attempt).toThrow(/^((?!hidden-word).)*$/)
  })
})

test('the secret is made once, kept for its owner only, and stays', () => {
  const VICINO_DATA = join(temporaryFolder(), 'data')
  const first = readConfig({ VICINO_DATA }).secret
  const file = join(VICINO_DATA, 'secret')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(readFileSync(file, 'utf8')).toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readConfig({ VICINO_DATA }).secret).toBe(first)
})

test.each([
  ['linux', { HOME: '/home/anna' }, '/home/anna/.local/share/vicino'],
  ['linux', { HOME: '/home/anna', XDG_DATA_HOME: '/srv/data' }, '/srv/data/vicino'],
  ['darwin', { HOME: '/Users/anna' }, '/Users/anna/Library/Application Support/Vicino'],
] as const)('on %s with %o the data lies in %s', (platform, env, expected) => {
  expect(defaultDataFolder(env, platform)).toBe(expected)
})

test.each([
  ['https://vicino.example.ch', false],
  ['http://localhost:8080', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:8080', false],
  ['http://10.0.0.4:8080', true],
  ['http://vicino.example.ch', true],
])('what is sent to %s travels in clear: %s', (publicUrl, inClear) => {
  expect(travelsInClear({ publicUrl })).toBe(inClear)
})
