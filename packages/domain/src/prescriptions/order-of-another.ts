import type { Gln } from '../identifiers/gln.ts'
import { foldAccents } from '../people/search-words.ts'
import type { Prescription } from './prescription.ts'

/** The doctor who signs, by her name and, where her employment says it, her GLN. */
type Signing = { name: string; gln_number: Gln | null }

/**
 * The doctor who ordered what another one is about to sign; null where it is her own order, or nobody's yet. By their GLN
 * where both are known; else it is her own that says each word of her name, with a title or without.
 */
export function orderOfAnother(
  { doctor, gln_number }: Pick<Prescription, 'doctor' | 'gln_number'>,
  signing: Signing,
): string | null {
  if (doctor === null) return null
  if (gln_number !== null && signing.gln_number !== null)
    return gln_number === signing.gln_number ? null : doctor
  const ordered = wordsOf(doctor)
  return [...wordsOf(signing.name)].every(word => ordered.has(word)) ? null : doctor
}

const wordsOf = (name: string): Set<string> =>
  new Set(
    foldAccents(name)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  )
