import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip. `packed`: whether it is made smaller; what is a picture or a PDF is so already. */
export type ZippedFile = { name: string; packed: boolean; content: AsyncIterable<Uint8Array> }

const nothing = new Uint8Array()

/** A zip that is written as its files come: of each no more than a piece stands in memory. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  function* take(): Generator<Uint8Array> {
    const pieces = ready
    ready = []
    yield* pieces
  }
  for await (const { name, packed, content } of files) {
    const file = packed ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    yield* take()
    for await (const piece of content) {
      file.push(piece)
      yield* take()
    }
    file.push(nothing, true)
    yield* take()
  }
  zip.end()
  yield* take()
}
