import { contentOfPicture, imageTypeOf } from '@vicino/domain/wire/picture.ts'
import type { FileStore } from './file-store.ts'

/** The picture of a folder that stands at this address; undefined where there is none. */
export async function readPicture(
  files: FileStore,
  folder: string,
  address: string | null,
): Promise<File | undefined> {
  const content = contentOfPicture(address)
  const bytes = content === undefined ? undefined : await files.read(folder, content)
  const type = bytes && imageTypeOf(bytes)
  return type && new File([bytes], content!, { type })
}
