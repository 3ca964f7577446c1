import { placeOf, targetOf } from './place.ts'
import type { Source } from './source.ts'

/** Words that say the same of each record that has them, and the files in which they stand. */
const saidOfEach: Readonly<Record<string, RegExp>> = {
  catalogue: /\/i18n\/[a-z]{2}\/catalogue\.ts$/,
  gallery: /\.gallery\.tsx$/,
  emptyValues: /-values\.ts$/,
  isComplete: /-values\.ts$/,
  sentOf: /-values\.ts$/,
  valuesOf: /-values\.ts$/,
  statusLabel: /-(words|fields)\.ts$/,
  rowOf: /\.store\.ts$/,
}

/** What a form of the anamnesis asks for, and the field of the screen that any form draws. */
const askedAndDrawn = new Set(['NumberField', 'TextField'])

type Holder = { path: string; line: number }

/** Names that mean one thing here and another there: whoever searches for one finds both. */
export function sharedNames(sources: readonly Source[]): string[] {
  return Array.from(holdersByName(sources)).flatMap(([name, holders]) => {
    const [first, ...others] = holders
    if (!first || others.length === 0 || isSaidOfEach(name, holders) || isOneThing(name, holders)) return []
    return others.map(
      ({ path, line }) =>
        `${path}:${line}: ${name} stands in ${first.path} too; give one of both a name of its own`,
    )
  })
}

function holdersByName(sources: readonly Source[]): ReadonlyMap<string, readonly Holder[]> {
  const offered = new Map(
    sources.map(({ path, exports }) => [path, new Set(exports.map(({ name }) => name))]),
  )
  const own = sources
    .filter(({ path }) => isProduct(path))
    .flatMap(source => {
      const names = source.exports.filter(
        ({ name, isHandedOn }) => name !== 'default' && !isHandedOn && !isLate(source, name, offered),
      )
      // A schema and its type are one.
      const lines = new Map(names.map(({ name, line }) => [name, line]))
      return Array.from(lines, ([name, line]) => ({ name, line, path: source.path }))
    })
  return Map.groupBy(own, ({ name }) => name)
}

function isProduct(path: string): boolean {
  const place = placeOf(path)
  return place !== null && !place.isTest && place.area !== 'testing'
}

/** A part that loads when it is shown bears the name of what it loads. */
const isLate = (
  { path, imports }: Source,
  name: string,
  offered: ReadonlyMap<string, Set<string>>,
): boolean =>
  imports.some(({ from, isStatic }) => !isStatic && offered.get(targetOf(path, from) ?? '')?.has(name))

const isSaidOfEach = (name: string, holders: readonly Holder[]): boolean =>
  holders.every(({ path }) => saidOfEach[name]?.test(path))

/** The same noun or act in two packages: what is agreed on in the domain, and who shows or does it. */
function isOneThing(name: string, holders: readonly Holder[]): boolean {
  const [agreed, other, ...more] = holders.map(({ path }) => path).toSorted()
  const [domain, elsewhere] = [placeOf(agreed ?? ''), placeOf(other ?? '')]
  if (domain?.package !== 'domain' || !elsewhere || more.length > 0) return false
  if (elsewhere.package === 'server') return domain.inside.endsWith('.contract.ts') && /^[a-z]/.test(name)
  const isOfNoun = elsewhere.inside.split('/').includes(domain.area) || askedAndDrawn.has(name)
  return elsewhere.inside.endsWith('.tsx') && /^[A-Z]/.test(name) && isOfNoun
}
