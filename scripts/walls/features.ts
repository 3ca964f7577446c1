import { type Place, placeOf, targetOf } from './place.ts'
import type { Source } from './source.ts'

/** What stands under all features; it knows none of them. */
const ground: Record<'server' | 'web', readonly string[]> = {
  server: ['access', 'db', 'files', 'http', 'jobs', 'records', 'testing'],
  web: ['calls', 'drafts', 'form', 'i18n', 'pages', 'records', 'session', 'testing', 'ui'],
}

/** What puts features together. */
const composition = { server: ['', 'testing', 'demo'], web: ['', 'app', 'gallery', 'testing'] }

/** Feature to feature: through domain, composed in app, or by a store function in the same transaction. */
export function brokenFeatureWalls({ path, imports }: Source): string[] {
  const place = placeOf(path)
  if (!place || place.isTest) return []
  const isForTests = place.area === 'testing' || place.inside.endsWith('.gallery.tsx')
  return imports.flatMap(({ from }) => {
    const target = targetOf(path, from)
    const other = target ? placeOf(target) : null
    if (!other) return []
    const reason =
      other.area === 'testing' && !isForTests ? 'testing is for tests alone' : reasonFor(place, other)
    return reason ? [`${path}: imports ${from}; ${reason}`] : []
  })
}

function reasonFor(place: Place, other: Place): string | null {
  if (place.package === 'domain' || other.package !== place.package || other.area === place.area) return null
  return place.package === 'server' ? serverReason(place, other) : webReason(place, other)
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

function webReason(place: Place, other: Place): string | null {
  if (composition.web.includes(place.area) || ground.web.includes(other.area) || other.area === '')
    return null
  const isGallery = place.inside.endsWith('.gallery.tsx')
  if (other.area === 'gallery')
    return isGallery ? null : 'the gallery shows components, no component needs it'
  if (ground.web.includes(place.area))
    return isGallery ? null : `${place.area} stands under all features and knows none; pass it what it needs`
  if (other.area !== 'app')
    return 'features meet in domain or are composed in app; what both show belongs to ui'
  return other.inside.endsWith('.tsx')
    ? 'app composes features, they take only its links and contexts (.ts)'
    : null
}
