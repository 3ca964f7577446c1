import { type Place, placeOf, targetOf } from './place.ts'
import type { Source } from './source.ts'

/** What stands under all features; it knows none of them. */
const ground: Record<'server' | 'web', readonly string[]> = {
  server: ['access', 'db', 'files', 'http', 'jobs', 'records', 'testing'],
  web: ['calls', 'drafts', 'form', 'i18n', 'pages', 'records', 'session', 'testing', 'ui'],
}

/** What puts features together. */
const composition = { server: ['', 'testing', 'demo'], web: ['', 'app', 'gallery', 'testing'] }

/** The features of web from the lowest upwards, as ARCHITECTURE.md lists them: each knows only those below it. */
export type FeatureOrder = readonly string[]

const rowOfOrder = /^\| `([a-z-]+)\/` \|/gm

/** Reads the order from the table of ARCHITECTURE.md, whose rows begin with the feature's folder. */
export const readOrder = (architecture: string): FeatureOrder =>
  [...architecture.matchAll(rowOfOrder)].map(([, feature]) => feature!)

const wholePath = /`((?:domain|server|web|journeys|faults|bench|scripts)\/[^`<>\s]*)`/g

/** What ARCHITECTURE.md names by its whole path, a file or a folder, and is not there. */
export function stalePaths(architecture: string, paths: readonly string[]): string[] {
  const isThere = (named: string): boolean =>
    paths.some(path => path === named || path.startsWith(named.replace(/\/?$/, '/')))
  const all = new Set(Array.from(architecture.matchAll(wholePath), ([, named]) => named!))
  return [...all]
    .filter(named => !isThere(named) && !isThere(`packages/${named}`))
    .map(named => `ARCHITECTURE.md: names ${named}, which is not there`)
}

/** Where the order and the folders of web say different things. */
export function staleOrder(order: FeatureOrder, paths: readonly string[]): string[] {
  const areas = new Set(
    paths
      .flatMap(path => placeOf(path) ?? [])
      .filter(isInWeb)
      .map(({ area }) => area),
  )
  const features = [...areas].filter(area => !ground.web.includes(area) && !composition.web.includes(area))
  return [
    ...features
      .filter(area => !order.includes(area))
      .map(area => `packages/web/src/${area}: has no row in the order of features of ARCHITECTURE.md`),
    ...order
      .filter(area => !areas.has(area))
      .map(area => `ARCHITECTURE.md: orders ${area}, which is no feature of packages/web`),
  ]
}

const isInWeb = (place: Place): boolean => place.package === 'web'

/** Feature to feature: through domain, along the order in web, by a store function in the server's transaction. */
export function brokenFeatureWalls({ path, imports }: Source, order: FeatureOrder): string[] {
  const place = placeOf(path)
  if (!place) return []
  return imports.flatMap(({ from }) => {
    const target = targetOf(path, from)
    const other = target ? placeOf(target) : null
    if (!other) return []
    const reason = place.isTest ? appReason(place, other) : reasonOf(place, other, order)
    return reason ? [`${path}: imports ${from}; ${reason}`] : []
  })
}

/** What shows parts of the application, or hands them to the tests. */
const forTests = /\.gallery\.tsx$|(^|\/)test-[a-z-]+\.ts$/

function reasonOf(place: Place, other: Place, order: FeatureOrder): string | null {
  const isForTests = place.area === 'testing' || forTests.test(place.inside)
  if (other.area === 'testing' && !isForTests) return 'testing is for tests alone'
  if (place.package === 'domain' || other.package !== place.package || other.area === place.area) return null
  return place.package === 'server' ? serverReason(place, other) : webReason(place, other, order)
}

function serverReason(place: Place, other: Place): string | null {
  if (composition.server.includes(place.area)) return null
  if (other.area === '' && ['app.ts', 'main.ts', 'run.ts'].includes(other.inside))
    return `${other.inside} composes; nothing below knows it`
  if (other.area === '') return null
  if (other.inside.endsWith('.routes.ts')) return 'routes are registered in app.ts and called by nobody'
  if (other.inside.endsWith('.store.ts') || ground.server.includes(other.area)) return null
  return `another feature is reached by a function of its .store.ts, handed the same tx; a rule belongs to packages/domain/src/${other.area}`
}

const appReason = (place: Place, other: Place): string | null =>
  other.package === 'web' && other.area === 'app' && place.area !== 'app'
    ? 'app stands on top of everything; nothing below knows it'
    : null

function webReason(place: Place, other: Place, order: FeatureOrder): string | null {
  const onTop = appReason(place, other)
  if (onTop || composition.web.includes(place.area)) return onTop
  const isGallery = place.inside.endsWith('.gallery.tsx')
  if (other.area === 'gallery')
    return isGallery ? null : 'the gallery shows components, no component needs it'
  if (place.area === 'ui' && other.area === 'calls' && !isGallery)
    return 'calls say in ui what they did; ui knows no call: hand it what it shows'
  if (ground.web.includes(other.area) || other.area === '') return null
  if (ground.web.includes(place.area))
    return isGallery ? null : `${place.area} stands under all features and knows none; pass it what it needs`
  return order.slice(0, order.indexOf(place.area)).includes(other.area)
    ? null
    : `${other.area} stands above ${place.area} in the order of features (ARCHITECTURE.md); what both need stands below`
}
