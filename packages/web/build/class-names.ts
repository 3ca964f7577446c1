import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const hashLength = 4

/**
 * Names a class of a style sheet: by itself and by its sheet, not by its line there as well. Every screen carries the
 * names of its classes, and a line's number is what packs worst of them.
 */
export const classNames =
  (root: string) =>
  (name: string, sheet: string): string =>
    `${name}_${createHash('sha256').update(relative(root, sheet)).digest('base64url').slice(0, hashLength)}`
