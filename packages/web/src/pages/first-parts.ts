import type { PageName } from './pages.ts'

/** What a visit that goes on shows beside the page of its task. */
export const partsOfVisit = [
  'src/surveillance/quick/QuickReadingScreen.tsx',
  'src/dossiers/head/DossierShell.tsx',
  'src/tasks/visit/carried-out.ts',
]

/**
 * Lazy parts that a page shows as soon as it stands, by the files that they come from: the server names their files
 * with those of the page, and the build keeps them few. The build alone imports this.
 */
export const firstParts: { [Name in PageName]?: readonly string[] } = { task: partsOfVisit }
