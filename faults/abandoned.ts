import { removeAbandoned } from '@vicino/server/testing/left-behind.ts'

import { folderPrefix } from './folder.ts'

/** Vitest's global setup: a run that was killed hard leaves servers, databases and disks behind; the next ends them. */
export const setup = (): void => removeAbandoned(folderPrefix)
