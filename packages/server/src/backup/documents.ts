import { createWriteStream, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { documentsFolder } from '../data-folder.ts'
import { damaged } from './sealing.ts'

/** The documents of a data folder, for the time of a restore. */
type Documents = {
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Takes back what was written, when the restore does not come to its end. */
  removeWritten(): Promise<void>
}

export function documentsIn(dataFolder: string): Documents {
  const folder = documentsFolder(dataFolder)
  const written: string[] = []
  return {
    write: async (name, content) => {
      if (!isInside(name)) throw damaged()
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      written.push(`${path}.part`)
      await pipeline(content, createWriteStream(`${path}.part`, { mode: 0o600, flush: true }))
      await rename(`${path}.part`, path)
      written.push(path)
    },
    removeWritten: async () => {
      for (const path of written) await rm(path, { force: true })
    },
  }
}

/** Whether a name stays in its folder: parts between slashes, none of them empty or leading upwards. */
const isInside = (name: string): boolean =>
  name.split('/').every(part => part !== '' && part !== '.' && part !== '..' && !/[\\\0:]/.test(part))
