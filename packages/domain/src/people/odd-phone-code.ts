import { readPhone, swissCodes } from './phone.ts'

/**
 * Whether a Swiss number, as somebody types it, begins with no code that exists. A warning, never a refusal: codes are
 * added.
 */
export function hasOddCode(typed: string): boolean {
  const read = readPhone(typed)
  if (!('phone' in read) || !read.phone.startsWith('+41')) return false
  return !swissCodes.has(read.phone.slice(3, 5)) && !swissCodes.has(read.phone.slice(3, 6))
}
