/** Whether two answers say the same, whatever the order of their fields. The order of a list counts. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [first, second] = [one, other].map(value =>
    Object.entries(value).filter(([, inner]) => inner !== undefined),
  ) as [[string, unknown][], [string, unknown][]]
  const values = new Map(second)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    first.length === second.length &&
    first.every(([name, inner]) => values.has(name) && isEqual(inner, values.get(name)))
  )
}
