import * as z from 'zod/mini'

/** The file of a form, in bytes at most. */
export const file = (maxBytes: number) => z.file().check(z.maxSize(maxBytes))

/** Bytes that a call answers instead of JSON; their media type is that of the file. */
export const FileAnswer = z.file()
