/** One text of a value, and where it stands in it. */
type TextAt = { path: readonly string[]; text: string }

/** Every text that a value holds, however deep. */
export function textsIn(value: unknown, path: readonly string[] = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
