import { lazyParts } from '../src/pages/lazy-parts.ts'
import { joinFiles, type Way } from './joined-files.ts'
import { endsWithOneOf, isStyle, type Learned, needsOf, withImports } from './needs.ts'
import { readScreens } from './screens.ts'
import { appModule, settledFiles } from './settled-files.ts'
import { importsOf } from './written-imports.ts'

/** As many other ways to open a part weigh as much as the one into a visit. */
const weightOfVisit = 300

/** How many bytes a slow line carries in the time that one more file costs it. */
const bytesOfFile = 5000

/**
 * The most bytes with which a part may be joined: more than the budget of a route, because what is learned counts each
 * piece with all that it says to the others. The budget itself is kept by what was built (budgets.ts).
 */
const mostBytes = 59_000

/** What a visit that goes on shows at once, and all that it shows. */
export function modulesOfVisit(): { atOnce: string[]; all: string[] } {
  const { first, later } = lazyParts.task!
  const atOnce = [readScreens().screens['task']!, ...importsOf(first)]
  return { atOnce, all: [...atOnce, ...importsOf(later)] }
}

/** The ways on which lazy parts are opened, and those into a visit. */
function waysOf(files: Learned, app: ReadonlySet<string>, visits: readonly ReadonlySet<string>[]): Way[] {
  const all = [...files.values()]
  const ways = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName }) => {
      const needed = withImports(files, fileName)
      const askers = all.filter(({ dynamicImports }) => dynamicImports.includes(fileName))
      return askers.map(asker => ({
        there: new Set([...app, ...withImports(files, asker.fileName)]),
        needed,
        weight: 1 / askers.length,
        atMost: mostBytes,
      }))
    })
  const into = visits.map(needed => ({ there: app, needed, weight: weightOfVisit, atMost: Infinity }))
  return [...ways, ...into]
}

/** The file of each module: the settled ones, and the small ones of a visit joined. `null` leaves it to the bundler. */
export function cutFiles(files: Learned): (id: string) => string | null {
  const settledFile = settledFiles(needsOf(files))
  const all = [...files.values()]
  const neededBy = (suffixes: readonly string[]): Set<string> => {
    const starts = all.filter(({ facadeModuleId: id }) => id !== null && endsWithOneOf(id, suffixes))
    return new Set(starts.flatMap(({ fileName }) => [...withImports(files, fileName)]))
  }
  const modules = modulesOfVisit()
  const visit = neededBy(modules.atOnce)
  const whole = neededBy(modules.all)
  // The styles of a piece may stand elsewhere than what it runs.
  const settled = Map.groupBy(all, ({ fileName, facadeModuleId, moduleIds }) => {
    const [name] = moduleIds.filter(id => !isStyle(id)).flatMap(id => settledFile(id) ?? [])
    return name ?? (facadeModuleId === null && whole.has(fileName) ? null : fileName)
  })
  settled.delete(null)
  const joined = joinFiles(
    all.map(({ fileName, code, imports }) => ({ name: fileName, code, imports })),
    [...settled.values()].map(group => group.map(({ fileName }) => fileName)),
    waysOf(files, neededBy([appModule]), [visit, whole]),
    bytesOfFile,
  )
  const joinedFile = new Map(
    joined.flatMap((names, at) =>
      names.flatMap(name => files.get(name)!.moduleIds).map(id => [id, `visit-${at}`] as const),
    ),
  )
  return id => settledFile(id) ?? joinedFile.get(id) ?? null
}
