import { strToU8, Zip, ZipDeflate } from 'fflate'

/** An archive that is packed as its files come: of each only what it packs to is kept. */
type ZipWriter = { add: (name: string, text: string) => void; end: () => Uint8Array[] }

export function zipWriter(): ZipWriter {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  return {
    add(name, text) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(strToU8(text), true)
    },
    end() {
      zip.end()
      return packed
    },
  }
}
