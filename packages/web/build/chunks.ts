import type { Plugin, Rolldown } from 'vite'

/** The parts of which every screen is made, by the module whose needs they are. */
const anchors = { page: '/src/tasks/TodayScreen.tsx', form: '/src/drafts/DraftForm.tsx' }
const mainModule = '/src/app/main.tsx'

/** A piece that so many lazy parts share comes in one file with the others of its kind. */
const manyUsers = 4

type Module = { imports: readonly string[]; lazy: readonly string[]; isEntry: boolean }
type Modules = ReadonlyMap<string, Module>

/** The module and everything that it imports before it can run. */
function needsOf(modules: Modules, start: string): Set<string> {
  const needs = new Set<string>()
  const visit = (id: string): void => {
    if (needs.has(id)) return
    needs.add(id)
    modules.get(id)?.imports.forEach(visit)
  }
  visit(start)
  return needs
}

const isStyle = (id: string): boolean => id.includes('.css')

/**
 * Names the file that each module stands in; `null` leaves it to the bundler.
 *
 * Left alone it writes one file for each set of screens that share a module: seventy before Oggi shows. Each
 * costs a slow line more than its bytes, so what belongs together comes together:
 * - `door`: what the application shares with the pages before it (sign-in, sign-up, new password);
 * - `app`: what every screen needs, with the styles of Oggi;
 * - `page`: what Oggi needs, which nearly every screen is made of;
 * - `form`: what every form needs beyond that;
 * - `parts`: what else many screens share.
 */
export function filesOf(modules: Modules): (id: string) => string | null {
  const named = (suffix: string): string => {
    const id = [...modules.keys()].find(one => one.endsWith(suffix))
    if (id === undefined) throw new Error(`no module ${suffix}: the files of the build are cut around it`)
    return id
  }
  const main = named(mainModule)
  const app = needsOf(modules, main)
  const beside = [...modules]
    .filter(([id, { isEntry }]) => isEntry && !needsOf(modules, id).has(main))
    .map(([id]) => needsOf(modules, id))
  const page = needsOf(modules, named(anchors.page))
  const form = needsOf(modules, named(anchors.form))
  const starts = new Set([...modules.values()].flatMap(({ lazy }) => lazy))
  const lazyNeeds = [...starts].map(id => needsOf(modules, id))
  const users = (id: string): number => lazyNeeds.filter(needs => needs.has(id)).length

  return id => {
    if (modules.get(id)?.isEntry || starts.has(id)) return null
    const doors = beside.filter(needs => needs.has(id)).length
    if (doors > 0) return doors > 1 || app.has(id) ? 'door' : null
    if (app.has(id) || (page.has(id) && isStyle(id))) return 'app'
    if (page.has(id)) return 'page'
    if (form.has(id)) return 'form'
    return users(id) >= manyUsers ? 'parts' : null
  }
}

/** Cuts the build into files along what is asked for together. */
export function chunks(): Plugin {
  let fileOf: (id: string) => string | null = () => null
  const groups: Rolldown.CodeSplittingGroup[] = [{ name: id => fileOf(id), includeDependenciesRecursively: false }]
  return {
    name: 'vicino:chunks',
    apply: 'build',
    outputOptions: options => ({ ...options, codeSplitting: { groups } }),
    buildEnd() {
      const modules = [...this.getModuleIds()].flatMap((id): [string, Module][] => {
        const info = this.getModuleInfo(id)
        return info
          ? [[id, { imports: info.importedIds, lazy: info.dynamicallyImportedIds, isEntry: info.isEntry }]]
          : []
      })
      fileOf = filesOf(new Map(modules))
    },
  }
}
