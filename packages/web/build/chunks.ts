import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { joinFiles, type Way } from './joined-files.ts'
import { partsOfVisit } from '../src/pages/first-parts.ts'
import { ownPages } from './own-pages.ts'

/** What the files of the build are cut around: the needs of these modules. */
const appModule = '/index.html'
const doorModules = ownPages.map(name => `/${name}.html`)
const pageModules = ['/src/tasks/today/TodayScreen.tsx']
const calendarModules = ['/src/tasks/calendar/CalendarPage.tsx']
const reactModules = [
  '/node_modules/react/',
  '/node_modules/react-dom/',
  '/node_modules/scheduler/',
  '/react-root.ts',
]
const formModule = '/@mantine/form/'
const listModule = '/useInfiniteQuery.js'

/** A piece that so many lazy parts share comes in one file with the others of its kind. */
const manyUsers = 54

/** What so many share with Oggi too: sooner, or a form of readings would pay for all that speaks of doses. */
const manyBesideOggi = 27

/** Of visits, but the care asks it too: it stands with `page`, or each form of the care would pay for all of visits. */
const askedByCare = ['/domain/src/tasks/task-holder.ts']

/** What fewer lazy parts than these share with Oggi comes with it. */
const severalUsers = 3

/** What a visit that goes on shows at once, and what comes to it a little later: its pieces come in few files. */
const visitModules = ['src/tasks/visit/TaskScreen.tsx', ...partsOfVisit]
const laterModules = [
  'src/tasks/visit/AskedOfVisit.tsx',
  'src/focus/NewFocusEventScreen.tsx',
  'src/administrations/open/OpenDosesOfDossier.tsx',
]

/** As many other ways to open a part weigh as much as the one into a visit. */
const weightOfVisit = 300

/** How many bytes a slow line carries in the time that one more file costs it. */
const bytesOfFile = 5000

/**
 * The most bytes with which a part may be joined: more than the budget of a route, because what is learned counts each
 * piece with all that it says to the others. The budget itself is kept by what was built (budgets.ts).
 */
const mostBytes = 56_500

/** For each module that something starts with, a page or a lazy part: all modules that it needs to run. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** Files of which nearly every function runs before Oggi shows. */
const wholeFiles = ['react', 'app', 'page', 'visits', 'care', 'today']

/** Lets the browser compile a file whole while it arrives, not function by function when each is first called. */
const compileWhole = '//# allFunctionsCalledOnLoad'

const endsWithOneOf = (id: string, suffixes: readonly string[]): boolean =>
  suffixes.some(suffix => id.endsWith(suffix))

/** The feature whose screen a module is. */
const featureOf = (id: string): string | undefined => /\/src\/(\w[\w-]*)\//.exec(id)?.[1]

const isStyle = (id: string): boolean => id.includes('.css')

/**
 * Names the file that each module stands in; `null` leaves it to the bundler.
 *
 * Left alone the bundler writes one file for each set of screens that share a module: seventy before Oggi shows.
 * Each costs a slow line more than its bytes, so what belongs together comes together:
 * - `door`: what the pages before the application (sign-in, sign-up, new password) share among them;
 * - `threshold`: what they share with it, which is little: it does not wait for the rest of them;
 * - `react`: React, which is made while `app` is still on its way (src/app/react-root.ts);
 * - `app`: what else every screen needs, with the styles of Oggi;
 * - `page`: what Oggi shares with many lazy parts, of which nearly every one is made, and the little that the calendar
 *   needs of what many share: it does not wait for the fields of forms;
 * - `visits`: what else it shares with the calendar, so that a form of a record does not pay for it;
 * - `care`: what else it shares with several, such as the words of a dose;
 * - `today`: what else it needs: no other screen pays for what grows there;
 * - `parts`: what else many screens share;
 * - `form`: what only forms share, `list`: what only lists in pages do;
 * - a feature's own name: what many of its screens share, and nobody else, or few others of what is its own.
 */
export function filesOf(needs: Needs): (id: string) => string | null {
  const starts = [...needs.keys()]
  const setsOf = (suffixes: readonly string[]) =>
    starts.filter(id => endsWithOneOf(id, suffixes)).map(id => needs.get(id)!)
  const [app = new Set<string>()] = setsOf([appModule])
  const doors = setsOf(doorModules)
  const page = new Set(setsOf(pageModules).flatMap(set => [...set]))
  const calendar = new Set(setsOf(calendarModules).flatMap(set => [...set]))
  const isOf = (module: string, set: ReadonlySet<string>) => [...set].some(id => id.includes(module))
  const screens = [...needs].map(([id, set]) => ({
    set,
    isForm: isOf(formModule, set),
    isList: isOf(listModule, set),
    feature: featureOf(id),
  }))

  return id => {
    if (endsWithOneOf(id, pageModules)) return 'today'
    if (needs.has(id)) return null
    const atDoors = doors.filter(set => set.has(id)).length
    if (atDoors > 0 && (isStyle(id) || (atDoors === 1 && !app.has(id)))) return null
    if (atDoors > 0) return app.has(id) ? 'threshold' : 'door'
    if (app.has(id) && reactModules.some(part => id.includes(part))) return 'react'
    if (app.has(id) || (page.has(id) && isStyle(id))) return 'app'
    const users = screens.filter(({ set }) => set.has(id))
    if (page.has(id) && users.length < manyBesideOggi && !endsWithOneOf(id, askedByCare)) {
      if (calendar.has(id)) return 'visits'
      return users.length < severalUsers ? 'today' : 'care'
    }
    if (page.has(id)) return 'page'
    if (users.length < manyUsers) return null
    const [feature, ...others] = new Set(users.map(user => user.feature))
    if (feature !== undefined && others.length === 0) return feature
    const own = featureOf(id)
    if (own !== undefined && users.filter(user => user.feature === own).length * 2 > users.length) return own
    if (users.every(user => user.isForm)) return 'form'
    if (users.every(user => user.isList)) return 'list'
    return calendar.has(id) ? 'page' : 'parts'
  }
}

type Learned = ReadonlyMap<string, Rolldown.OutputChunk>

/** The names of a file and of everything that it imports before it can run. */
function withImports(files: Learned, start: string): Set<string> {
  const needed = new Set<string>()
  const visit = (name: string): void => {
    const file = files.get(name)
    if (!file || needed.has(name)) return
    needed.add(name)
    file.imports.forEach(visit)
  }
  visit(start)
  return needed
}

/**
 * Builds once as the bundler itself would cut, to learn who needs what: only after it has thrown away what nobody
 * uses is it known that a screen's icon is no need of everybody who imports another icon.
 */
async function learnFiles({ root, build: { rolldownOptions } }: ResolvedConfig): Promise<Learned> {
  const input = rolldownOptions.input
  if (input === undefined) return new Map()
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rolldownOptions: { input } },
  })
  const outputs = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  return new Map(outputs.filter(one => one.type === 'chunk').map(file => [file.fileName, file]))
}

function needsOf(files: Learned): Needs {
  const starts = [...files.values()].filter(file => file.facadeModuleId !== null)
  return new Map(
    starts.map(({ facadeModuleId, fileName }) => {
      const needed = [...withImports(files, fileName)]
      return [facadeModuleId!, new Set(needed.flatMap(name => files.get(name)!.moduleIds))]
    }),
  )
}

/** The ways on which lazy parts are opened, and the one into a visit. */
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

/** The file of each module: the settled ones, and the small ones of a visit joined. */
function cutFiles(files: Learned): (id: string) => string | null {
  const settledFile = filesOf(needsOf(files))
  const all = [...files.values()]
  const neededBy = (suffixes: readonly string[]): Set<string> => {
    const starts = all.filter(({ facadeModuleId: id }) => id !== null && endsWithOneOf(id, suffixes))
    return new Set(starts.flatMap(({ fileName }) => [...withImports(files, fileName)]))
  }
  const visit = neededBy(visitModules)
  const whole = new Set([...visit, ...neededBy(laterModules)])
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

/** Cuts the build into files along what is asked for together. */
export function chunks(): Plugin {
  let config: ResolvedConfig
  let fileOf: (id: string) => string | null = () => null
  const groups = [
    {
      name: (id: string) => fileOf(id),
      debugName: 'asked for together',
      includeDependenciesRecursively: false,
    },
  ]
  return {
    name: 'vicino:chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    outputOptions: options => ({ ...options, codeSplitting: { groups } }),
    async buildStart() {
      fileOf = cutFiles(await learnFiles(config))
    },
    generateBundle: {
      // Last: the browser hears it on a file's first line alone.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && wholeFiles.includes(file.name))
            file.code = `${compileWhole}\n${file.code}`
      },
    },
  }
}
