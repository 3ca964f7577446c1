import type { Readable } from 'node:stream'

/** A file that goes out as it is written, instead of being held whole. */
export class StreamedFile extends File {
  readonly content: Readable

  constructor(content: Readable, name: string, type: string) {
    super([], name, { type })
    this.content = content
  }
}
