/** Whether one object of the JSON text names a key twice: its reader, `value`, would have kept the last one silently. */
export const hasTwinKeys = (source: string, value: unknown): boolean =>
  countKeys(source) !== countParsedKeys(value)

// Strings are skipped whole; a string followed by a colon is a key. JSON.parse has already accepted the rest.
const stringsInJson = /"(?:[^"\\]|\\.)*"(\s*:)?/g

function countKeys(source: string): number {
  let count = 0
  for (const match of source.matchAll(stringsInJson)) if (match[1] !== undefined) count += 1
  return count
}

function countParsedKeys(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countParsedKeys(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, item) => sum + 1 + countParsedKeys(item), 0)
}
