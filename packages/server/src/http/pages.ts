import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { landingAfter } from '@vicino/domain/sign-in/sign-in-page.ts'
import type { NamesOfVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assets, keptForGood, serveAssets } from './assets.ts'
import { sendProblem } from './errors.ts'
import { firstLoadLinks, type RouteFiles, taskAt } from './first-load.ts'
import type { PageReader } from './reader.ts'
import { Refusal } from './refusal.ts'

type Pages = {
  /** The folder of the built browser part; without it only the API answers. */
  folder: string | undefined
  /** Who asks; undefined where nobody is signed in. */
  readerOf: (request: FastifyRequest) => Promise<PageReader | undefined>
  /** What the reads of a visit leave open that goes on and is the reader's to carry out. */
  visitOf: (request: FastifyRequest, task: string) => Promise<NamesOfVisit | undefined>
  /** At which address the world may open the profile that a path names; undefined where none is published. */
  publishedAt: (path: string) => Promise<string | undefined>
}

/**
 * Serves the browser part: files with a hash in their name for a year, pages afresh each time. A page of its
 * own (`sign-in.html`) answers at its name; every other address is the application, which shows its one clear
 * page where it does not know it, and comes with links to all that this address needs. Who has no session sees what is
 * published, and from everywhere else is sent to sign in and comes back to what she asked for; who has one is led on from the sign-in, which many keep
 * as a bookmark.
 */
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  const built =
    pages.folder !== undefined && existsSync(join(pages.folder, 'index.html')) ? pages.folder : undefined
  if (built !== undefined) await serveFiles(app, built, pages.readerOf)
  // The address that people guess: it asks who it is, and then leads where it was asked to or to everybody's first page.
  app.get('/login', { schema: { hide: true } }, leadOn)
  const application = built === undefined ? undefined : readApplication(built, pages.visitOf)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Refusal('not_found')))
  if (!application) return
  // A route, not the handler of what is not found: only what a route answers is compressed.
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!asksForPage(request)) return reply.callNotFound()
    const reader = await pages.readerOf(request)
    if (!reader) {
      const path = request.url.split('?')[0]!
      const place = await pages.publishedAt(path)
      if (place === undefined) return sendToSignIn(request, reply)
      return place === path
        ? sendPublished(reply)
        : reply.header('cache-control', 'no-store').redirect(place, 303)
    }
    return reply
      .header('cache-control', 'private, no-cache')
      .type('text/html')
      .send(await application(request, reader))
  })
}

/** The application's page as each address and person gets it. A build without `routes.json` is a plain page. */
function readApplication(
  folder: string,
  visitOf: Pages['visitOf'],
): (request: FastifyRequest, reader: PageReader) => Promise<string> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const table = join(folder, 'routes.json')
  if (!existsSync(table)) return async () => page
  const files = JSON.parse(readFileSync(table, 'utf8')) as RouteFiles
  const [head, rest] = page.split('</head>')
  return async (request, reader) => {
    const { url, cookies } = request
    const task = taskAt(files, url)
    const visit = task && reader.person ? await visitOf(request, task) : undefined
    const links = firstLoadLinks(files, { url, reader, language: cookies['vicino_language'], visit })
    return `${head}${links}</head>${rest}`
  }
}

/** A published page is kept nowhere: its owner may take it back, and then its address asks to sign in. */
function howLongKept(path: string): string {
  if (path.includes(`/${assets}/`)) return keptForGood
  return path.includes(`/${publishedPage}`) ? 'no-store' : 'no-cache'
}

async function serveFiles(app: FastifyInstance, folder: string, readerOf: Pages['readerOf']): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    wildcard: false,
    globIgnore: [`${assets}/**`],
    setHeaders: (reply, path) => {
      reply.header('cache-control', howLongKept(path))
    },
  })
  serveAssets(app, folder)
  for (const name of ownPages(folder))
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) => {
      const reader = name === 'sign-in' ? await readerOf(request) : undefined
      return reader?.person ? leadOn(request, reply) : reply.sendFile(`${name}.html`)
    })
}

const ownPages = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.html') && !atOtherNames.has(file))
    .map(file => file.slice(0, -'.html'.length))

/** The application stands at all its addresses, what is published at those of its owners. */
const publishedPage = 'published.html'
const atOtherNames = new Set(['index.html', publishedPage])

/** It is asked for anew each time: what was published may be so no more. */
const sendPublished = (reply: FastifyReply) => reply.sendFile(publishedPage)

/** A browser says that it wants a page; a probe takes anything, but a script that is missing must not become one. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false
  const accepted = headers.accept ?? '*/*'
  return accepted.includes('text/html') || (accepted.includes('*/*') && extname(url.split('?')[0]!) === '')
}

/** A page that is never kept: the next time somebody else may ask. */
const leadOn = (request: FastifyRequest, reply: FastifyReply) => {
  const redirect = new URLSearchParams(request.url.split('?')[1]).get('redirect')
  return reply.header('cache-control', 'no-store').redirect(landingAfter(redirect), 303)
}

const sendToSignIn = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(request.url === '/' ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(request.url)}`, 303)
