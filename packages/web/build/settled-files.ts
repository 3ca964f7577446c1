import { endsWithOneOf, isStyle, type Needs } from './needs.ts'
import { ownPages } from './own-pages.ts'

/** What the files of the build are cut around: the needs of these modules. */
export const appModule = '/index.html'
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

/** The feature whose screen a module is. */
const featureOf = (id: string): string | undefined => /\/src\/(\w[\w-]*)\//.exec(id)?.[1]

/**
 * Names the file that a module stands in, by who needs it; `null` leaves it to the bundler.
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
export function settledFiles(needs: Needs): (id: string) => string | null {
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
    if (calendar.has(id)) return isStyle(id) ? 'app' : 'page'
    return 'parts'
  }
}
