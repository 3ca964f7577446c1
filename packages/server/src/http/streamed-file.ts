import type { Readable } from 'node:stream'

/** How a file goes out: its size where it is known, and whether it is to be saved instead of shown. */
type Going = { length?: number; download?: boolean }

/** A file that goes out as it is written, instead of being held whole. */
export class StreamedFile extends File {
  readonly content: Readable
  readonly length: number | undefined
  readonly download: boolean

  constructor(content: Readable, name: string, type: string, { length, download = false }: Going = {}) {
    super([], name, { type })
    this.content = content
    this.length = length
    this.download = download
  }
}
