import { Refusal } from '../http/refusal.ts'

/**
 * Refuses what one call names a second time: once more is recorded only beside what stands, by somebody who sees it.
 * @throws {Refusal} at each name that came before in the same call
 */
export function refuseTwice(names: readonly string[], pathOf: (at: number) => string): void {
  const fields = names.flatMap((name, at) =>
    names.indexOf(name) < at ? [{ path: pathOf(at), code: 'twice' as const }] : [],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}
