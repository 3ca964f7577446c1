/**
 * A value as JSON in which equal things are equal text: the fields of an object stand in the order of their names,
 * and one that is undefined is left out. The order of a list says something and stays.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
