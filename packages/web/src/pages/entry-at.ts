/** A way to a page. `within`: where else it is the current one, as beginnings of addresses beside its own. */
type Entry = { page: { pattern: string }; within?: readonly string[] }

const begins = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`)

/** The entry that an address belongs to: the one with the longest beginning of it, `/plan/clients` before `/plan`. */
export function entryAt<E extends Entry>(entries: readonly E[], path: string): E | undefined {
  const fits = entries.flatMap(entry =>
    [entry.page.pattern, ...(entry.within ?? [])]
      .filter(beginning => begins(path, beginning))
      .map(beginning => ({ entry, length: beginning.length })),
  )
  return fits.toSorted((a, b) => b.length - a.length)[0]?.entry
}
