import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

import { keepSecret, prepareDataFolder } from './data-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/** Everything a running server was told, checked. */
export type Config = {
  port: number
  host: string
  /** The origin people open: links, passkeys. Never taken from a Host header. */
  publicUrl: string
  /** The origins a write may come from; on loopback both names of this machine. */
  origins: readonly string[]
  dataFolder: string
  /** The owner of an outside database, or null for the private cluster in the data folder. */
  databaseUrl: string | null
  /** Whether an empty database receives the demo organisation. */
  demo: boolean
  demoPassword: string | null
  secret: string
  mail: { smtpUrl: string; from: string } | null
}

type Environment = Readonly<Record<string, string | undefined>>

const names = [
  'VICINO_DATA',
  'VICINO_URL',
  'VICINO_DEMO',
  'VICINO_DEMO_PASSWORD',
  'VICINO_SECRET',
  'VICINO_SMTP_URL',
  'VICINO_MAIL_FROM',
] as const

/** Read by the tools around the server: backup, the browser build, the browser tests. */
const toolNames = [
  'VICINO_BACKUP_PASSPHRASE',
  'VICINO_WEB_DIST',
  'VICINO_GALLERY',
  'VICINO_JOURNEYS',
] as const

/**
 * Reads the settings from the environment. A wrong value stops the start, nothing is ever guessed in its
 * place. Where VICINO_SECRET is absent on the private cluster, the secret is made once and kept in the data
 * folder, which is why reading the settings may make that folder.
 * @throws {StartRefusal} one sentence that names the variable and what to do
 */
export function readConfig(env: Environment): Config {
  refuseUnknownNames(env)
  const port = readPort(env)
  const host = readHost(env)
  const databaseUrl = readDatabaseUrl(env)
  const addresses = readAddresses(env, host, port)
  const demo = readDemo(env, databaseUrl)
  const demoPassword = readDemoPassword(env)
  const mail = readMail(env)
  const givenSecret = readSecret(env, databaseUrl)
  const dataFolder = readDataFolder(env)
  return {
    port,
    host,
    ...addresses,
    dataFolder,
    databaseUrl,
    demo,
    demoPassword,
    secret: givenSecret ?? keptSecret(dataFolder),
    mail,
  }
}

/** Where the person who starts Vicino keeps the data of her programs, by operating system. */
export function defaultDataFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Vicino')
  const home = env.HOME ?? homedir()
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Vicino')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'vicino')
}

/** A misspelt VICINO_DATA would put clinical data where nobody looks for it. */
function refuseUnknownNames(env: Environment): void {
  const known: readonly string[] = [...names, ...toolNames]
  const unknown = Object.keys(env).find(name => name.startsWith('VICINO_') && !known.includes(name))
  if (unknown)
    throw new StartRefusal(
      `${unknown} non è una variabile di Vicino: toglietela o scegliete fra ${names.join(', ')}.`,
    )
}

/** An empty value is a wrong value: who writes `PORT=` meant something. */
function read(env: Environment, name: string, example: string): string | null {
  const value = env[name]
  if (value === undefined) return null
  if (value.trim() === '')
    throw new StartRefusal(`${name} è vuota: toglietela o datele un valore, per esempio ${name}=${example}.`)
  return value
}

function readPort(env: Environment): number {
  const value = read(env, 'PORT', '8080')
  if (value === null) return 8080
  const port = /^[0-9]{1,5}$/.test(value) ? Number(value) : 0
  if (port >= 1 && port <= 65535) return port
  throw new StartRefusal(`PORT vale «${value}»: serve un numero intero da 1 a 65535, per esempio PORT=8080.`)
}

function readHost(env: Environment): string {
  const value = read(env, 'HOST', '127.0.0.1') ?? '127.0.0.1'
  const isName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value)
  const looksNumeric = /^[0-9.]+$/.test(value)
  if (isIP(value) || (isName && !looksNumeric)) return value
  throw new StartRefusal(
    `HOST vale «${value}»: serve un indirizzo di questa macchina, per esempio HOST=127.0.0.1 oppure HOST=0.0.0.0 per tutte le reti.`,
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Whether what is sent to the public address can be read on its way: http beyond this machine. */
export function travelsInClear({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && !isLoopback(hostname.replaceAll(/[[\]]/g, ''))
}

function readAddresses(
  env: Environment,
  host: string,
  port: number,
): { publicUrl: string; origins: string[] } {
  const value = read(env, 'VICINO_URL', 'https://vicino.esempio.ch')
  if (value !== null) {
    const origin = readOrigin(value)
    return { publicUrl: origin, origins: [origin] }
  }
  if (!isLoopback(host))
    throw new StartRefusal(
      `VICINO_URL manca: con HOST=${host} serve l'indirizzo che le persone aprono, per esempio VICINO_URL=https://vicino.esempio.ch.`,
    )
  const own = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin
  const named = new URL(`http://localhost:${port}`).origin
  return { publicUrl: named, origins: [...new Set([named, own])] }
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  const isOrigin =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === ''
  if (isOrigin) return url.origin
  throw new StartRefusal(
    'VICINO_URL deve essere un indirizzo https o http senza percorso né altro, per esempio VICINO_URL=https://vicino.esempio.ch.',
  )
}

function readDatabaseUrl(env: Environment): string | null {
  const value = read(env, 'DATABASE_URL', 'postgres://proprietario:parola@server:5432/vicino')
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isPostgres = url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
  if (isPostgres && url.username !== '' && url.pathname.length > 1 && isDecodable(url)) return value
  throw new StartRefusal(
    'DATABASE_URL non si legge: deve avere la forma postgres://utente:parola@server:5432/vicino, con utente e nome della banca dati e i caratteri speciali scritti con %.',
  )
}

/** A `%` that begins no escape: a password with special characters was not written as a URL wants it. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent([username, password, pathname].join(' '))
    return true
  } catch {
    return false
  }
}

function readDemo(env: Environment, databaseUrl: string | null): boolean {
  const value = read(env, 'VICINO_DEMO', '0')
  if (value !== null && value !== '0' && value !== '1')
    throw new StartRefusal(
      `VICINO_DEMO vale «${value}»: sono ammessi solo 0 (installazione vuota) e 1 (con l'organizzazione di prova).`,
    )
  if (value === '1' && databaseUrl !== null)
    throw new StartRefusal(
      'VICINO_DEMO vale 1 insieme a DATABASE_URL, ma i dati di prova entrano solo nella banca dati propria di Vicino: togliete una delle due.',
    )
  return value !== '0' && databaseUrl === null
}

function readDemoPassword(env: Environment): string | null {
  const value = read(env, 'VICINO_DEMO_PASSWORD', 'una-parola-lunga')
  if (value === null || (value.length >= 12 && value.length <= 128)) return value
  throw new StartRefusal(
    'VICINO_DEMO_PASSWORD deve avere da 12 a 128 caratteri: sceglietene una di questa misura o toglietela.',
  )
}

function readMail(env: Environment): Config['mail'] {
  const smtpUrl = read(env, 'VICINO_SMTP_URL', 'smtps://utente:parola@posta.esempio.ch:465')
  const from = read(env, 'VICINO_MAIL_FROM', 'vicino@esempio.ch')
  if (smtpUrl === null && from === null) return null
  if (smtpUrl === null)
    throw new StartRefusal(
      'VICINO_SMTP_URL manca: VICINO_MAIL_FROM da sola non basta per spedire; date tutte e due o nessuna.',
    )
  if (from === null)
    throw new StartRefusal(
      'VICINO_MAIL_FROM manca: con VICINO_SMTP_URL serve il mittente, per esempio VICINO_MAIL_FROM=vicino@esempio.ch.',
    )
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '')
    throw new StartRefusal(
      'VICINO_SMTP_URL non si legge: deve avere la forma smtps://utente:parola@posta.esempio.ch:465.',
    )
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new StartRefusal(
      `VICINO_MAIL_FROM vale «${from}»: serve un indirizzo di posta, per esempio VICINO_MAIL_FROM=vicino@esempio.ch.`,
    )
  return { smtpUrl, from }
}

/** Sessions and stored second factors depend on it: it must outlive the machine that an outside database outlives. */
function readSecret(env: Environment, databaseUrl: string | null): string | null {
  const value = read(env, 'VICINO_SECRET', '(almeno 32 caratteri a caso)')
  if (value === null && databaseUrl !== null)
    throw new StartRefusal(
      'VICINO_SECRET manca: con DATABASE_URL serve un segreto di almeno 32 caratteri a caso, sempre lo stesso, per esempio da «openssl rand -hex 32».',
    )
  if (value === null || value.length >= 32) return value
  throw new StartRefusal(
    'VICINO_SECRET è troppo corto: servono almeno 32 caratteri a caso, per esempio da «openssl rand -hex 32».',
  )
}

function readDataFolder(env: Environment): string {
  const value = read(env, 'VICINO_DATA', defaultDataFolder(env))
  if (value !== null && !isAbsolute(value))
    throw new StartRefusal(
      `VICINO_DATA vale «${value}»: serve un percorso completo, per esempio VICINO_DATA=${defaultDataFolder(env)}.`,
    )
  return value ?? defaultDataFolder(env)
}

function keptSecret(dataFolder: string): string {
  prepareDataFolder(dataFolder)
  return keepSecret(dataFolder, 'secret')
}
