import { gzipSync } from 'node:zlib'

/** A file as the bundler itself would write it, one for each set of screens that share it: it is needed as a whole. */
export type Piece = { name: string; code: string; imports: readonly string[] }

/** A way from what is there already to what is opened next. */
export type Way = {
  /** The names of the pieces that are there. */
  there: ReadonlySet<string>
  /** The names of the pieces that it needs. */
  needed: ReadonlySet<string>
  /** How much it counts beside a way that counts 1. */
  weight: number
  /** The most bytes that it may bring; what it needs by itself it brings anyhow. */
  atMost: number
}

type File = {
  pieces: readonly string[]
  code: string
  /** As they travel. */
  bytes: number
  /** For each way: needed on it, there already, both, or neither. */
  onWays: Uint8Array
  /** All files without which it does not run. */
  behind: Set<File>
  /** The other whose joining saves most, as far as is known; null where none saves anything. */
  best: { other: File; saved: number } | null
}

const isNeeded = 1
const isThere = 2

/** What is needed and not there is brought. */
const brings = (state: number): number => (state === isNeeded ? 1 : 0)

const packed = (code: string): number => gzipSync(code, { level: 9 }).length

function singleFiles(pieces: readonly Piece[], ways: readonly Way[]): Map<string, File> {
  const stateOn = ({ needed, there }: Way, name: string): number =>
    (needed.has(name) ? isNeeded : 0) | (there.has(name) ? isThere : 0)
  const files = new Map<string, File>()
  for (const { name, code } of pieces)
    files.set(name, {
      pieces: [name],
      code,
      bytes: packed(code),
      onWays: Uint8Array.from(ways, way => stateOn(way, name)),
      behind: new Set(),
      best: null,
    })
  const imports = new Map(pieces.map(piece => [piece.name, piece.imports]))
  const follow = (name: string, behind: Set<File>): void => {
    for (const one of imports.get(name) ?? []) {
      const file = files.get(one)
      if (!file || behind.has(file)) continue
      behind.add(file)
      follow(one, behind)
    }
  }
  for (const [name, { behind }] of files) follow(name, behind)
  return files
}

/**
 * Joins the files that the bundler leaves, two by two: as long as what one file less saves on all ways is more than
 * what is brought for nothing, no way brings more than it may, and no two files come to need each other.
 * @param settled the pieces of each file that is settled already
 * @param bytesOfFile how many bytes a line carries in the time that one more file costs it
 * @returns the files of all other pieces
 */
export function joinFiles(
  pieces: readonly Piece[],
  settled: readonly (readonly string[])[],
  ways: readonly Way[],
  bytesOfFile: number,
): (readonly string[])[] {
  const single = singleFiles(pieces, ways)
  const files = new Set(single.values())

  const join = (parts: readonly File[]): File => {
    const code = parts.map(part => part.code).join('\n')
    const whole: File = {
      pieces: parts.flatMap(part => part.pieces),
      code,
      bytes: packed(code),
      onWays: ways.reduce((states, _, at) => {
        for (const { onWays } of parts) states[at]! |= onWays[at]!
        return states
      }, new Uint8Array(ways.length)),
      behind: new Set(parts.flatMap(({ behind }) => [...behind]).filter(file => !parts.includes(file))),
      best: null,
    }
    for (const part of parts) files.delete(part)
    for (const { behind } of files) {
      const before = behind.size
      for (const part of parts) behind.delete(part)
      if (behind.size === before) continue
      behind.add(whole)
      for (const file of whole.behind) behind.add(file)
    }
    // Who gets one part of it now needs what stands behind the others.
    for (const { onWays } of whole.behind)
      for (const [at, state] of whole.onWays.entries()) onWays[at]! |= state
    files.add(whole)
    return whole
  }
  const closed = new Set(settled.map(names => join(names.map(name => single.get(name)!))))
  const open = new Set([...files].filter(file => !closed.has(file)))

  const broughtNow = (): number[] =>
    ways.map((_, at) => {
      let sum = 0
      for (const { onWays, bytes } of files) sum += brings(onWays[at]!) * bytes
      return sum
    })
  let brought = broughtNow()

  const savedBy = (one: File, other: File): number => {
    let saved = 0
    const added = new Map<number, number>()
    for (let at = 0; at < ways.length; at += 1) {
      const [a, b] = [one.onWays[at]!, other.onWays[at]!]
      if ((a | b) === 0) continue
      const [before, after] = [brings(a) + brings(b), brings(a | b)]
      const bytes = (after - brings(a)) * one.bytes + (after - brings(b)) * other.bytes
      saved -= ways[at]!.weight * (bytes + (after - before) * bytesOfFile)
      if (a !== b) added.set(at, bytes)
    }
    if (saved <= 0) return 0
    const behind = new Set([...one.behind, ...other.behind])
    for (const [at, direct] of added) {
      const state = one.onWays[at]! | other.onWays[at]!
      let bytes = direct
      for (const file of behind) {
        const more = brings(file.onWays[at]! | state) - brings(file.onWays[at]!)
        bytes += more * file.bytes
        saved -= ways[at]!.weight * more * (file.bytes + bytesOfFile)
      }
      if (saved <= 0 || (bytes > 0 && brought[at]! + bytes > ways[at]!.atMost)) return 0
    }
    return saved
  }

  /** Joined, two files and a third between them would need each other. */
  const haveBetween = (one: File, other: File): boolean =>
    [...one.behind].some(file => file !== other && file.behind.has(other)) ||
    [...other.behind].some(file => file !== one && file.behind.has(one))

  const seek = (file: File): void => {
    file.best = null
    for (const other of open) {
      if (other === file) continue
      const saved = savedBy(file, other)
      if (saved > (file.best?.saved ?? 0) && !haveBetween(file, other)) file.best = { other, saved }
    }
  }
  open.forEach(seek)
  for (;;) {
    let one: File | undefined
    for (const file of open) if ((file.best?.saved ?? 0) > (one?.best?.saved ?? 0)) one = file
    if (!one?.best) break
    const { other, saved } = one.best
    // Another joining may have taken the other, or changed what this one would bring.
    if (!open.has(other) || savedBy(one, other) !== saved || haveBetween(one, other)) {
      seek(one)
      continue
    }
    const whole = join([one, other])
    open.delete(one)
    open.delete(other)
    open.add(whole)
    brought = broughtNow()
    seek(whole)
    for (const file of open) {
      if (file === whole) continue
      const gain = savedBy(file, whole)
      if (gain > (file.best?.saved ?? 0) && !haveBetween(file, whole))
        file.best = { other: whole, saved: gain }
    }
  }
  return [...open].map(file => file.pieces)
}
