import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The folder of what the build names by its content. */
export const assets = 'assets'

const year = 31_536_000

/** What a browser keeps for good: under the same name nothing else ever comes. */
export const keptForGood = `public, max-age=${year}, immutable`

/**
 * Rules of a page, which no browser heeds at a script, a style or a font of it: half a kilobyte each, and a page asks for
 * a hundred files. What is refused there, another kind of content and another site, stays said.
 */
const rulesOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What a page asks for in numbers; a file of another kind is served as any. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The forms in which the build leaves a file beside it, the smallest first. */
const forms = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const

/** Whether a browser reads an encoding, by what it says it accepts. */
const reads = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some(one => {
    const [name, weight = '1'] = one.split(/;\s*q=/)
    return name!.trim() === encoding && Number(weight) > 0
  })

/**
 * Serves what is named by its content, at one address: an address for each of two thousand took half of a start. A page
 * asks for a hundred of them, so each is read from the disk once.
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const place = join(folder, assets)
  const names = new Set(existsSync(place) ? readdirSync(place) : [])
  const contents = new Map<string, Promise<Buffer>>()
  const contentOf = async (file: string): Promise<Buffer | undefined> => {
    const reading = contents.get(file) ?? readFile(join(place, file))
    contents.set(file, reading)
    return reading.catch(() => {
      contents.delete(file)
      return undefined
    })
  }
  app.get<{ Params: { name: string } }>(
    `/${assets}/:name`,
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      if (!names.has(name)) return reply.callNotFound()
      const type = types[extname(name)]
      if (type === undefined) return reply.sendFile(`${assets}/${name}`)
      const accepted = headers['accept-encoding'] ?? ''
      const form = forms.find(({ encoding, end }) => names.has(name + end) && reads(accepted, encoding))
      const content = await contentOf(name + (form?.end ?? ''))
      if (content === undefined) return reply.callNotFound()
      for (const rule of rulesOfPages) reply.raw.removeHeader(rule)
      if (form) reply.header('content-encoding', form.encoding)
      return reply.headers({ 'cache-control': keptForGood, vary: 'accept-encoding' }).type(type).send(content)
    },
  )
}
