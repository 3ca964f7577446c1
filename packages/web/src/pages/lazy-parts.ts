import type { PageName } from './pages.ts'
import { type OpenRead, readsOfVisit } from './visit-reads.ts'

/** What is in the lazy parts of a page, beside what the page itself is. */
type LazyParts = {
  /** The file in which those are written down, each with its `import()`, that it shows as soon as it stands. */
  first: string
  /** The file of those that come a little later. */
  later: string
  /** What they ask the server for at once. */
  reads: readonly OpenRead[]
}

/**
 * Pages that stand on parts of their own, as a visit that goes on does: the build keeps the files of these few, and the
 * server names those of the first with the page. The build alone imports this.
 */
export const lazyParts: { [Name in PageName]?: LazyParts } = {
  task: {
    first: 'src/tasks/visit/visit-parts.ts',
    later: 'src/tasks/visit/later-parts.ts',
    reads: readsOfVisit,
  },
}
