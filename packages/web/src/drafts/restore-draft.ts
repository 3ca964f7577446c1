type Values = Record<string, unknown>

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'empty' : typeof value

/** A draft's value may go where one of its kind stood, or nothing did. */
const fits = (before: unknown, kept: unknown): boolean =>
  before === null || kept === null || kindOf(before) === kindOf(kept)

/**
 * Lays a kept draft over the start values of a form. The form may have changed since the draft was written:
 * fields that it no longer has, and values of another kind, are left out.
 */
export function restoreDraft<V extends Values>(start: V, kept: unknown): V {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return start
  const known = Object.entries(kept).filter(([name, value]) => name in start && fits(start[name], value))
  return { ...start, ...Object.fromEntries(known) }
}
