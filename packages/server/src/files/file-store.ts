import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { documentsFolder, isSystemError } from '../data-folder.ts'

/**
 * Files of the data folder by their content: the same bytes in the same folder are one file under one name, and
 * a name never stands for other bytes.
 */
export type FileStore = {
  /** Keeps the bytes, on the disk when it answers; the name they are read by. */
  keep(folder: string, bytes: Uint8Array): Promise<string>
  /** The bytes, undefined where they are not here. */
  read(folder: string, content: string): Promise<Buffer<ArrayBuffer> | undefined>
  remove(folder: string, content: string): Promise<void>
}

/** Half a SHA-256: nobody makes two pictures that share it. */
const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The files of a data folder. Names and folders come from the program, never from a request. */
export function openFileStore(dataFolder: string): FileStore {
  const root = documentsFolder(dataFolder)
  return {
    keep: async (folder, bytes) => {
      const content = nameOf(bytes)
      await mkdir(join(root, folder), { recursive: true, mode: 0o700 })
      await writeWhole(join(root, folder, content), bytes)
      return content
    },
    read: async (folder, content) => {
      try {
        return await readFile(join(root, folder, content))
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return undefined
        throw error
      }
    },
    remove: (folder, content) => rm(join(root, folder, content), { force: true }),
  }
}

/** A file appears whole under its name, or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
