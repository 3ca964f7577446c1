/** Only digits and one decimal point, as the hand types them; a comma is a point. */
export function keepNumberText(typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

/** The number of a typed text; null where there is none. */
export function readNumber(text: string): number | null {
  const kept = keepNumberText(text)
  return /\d/.test(kept) ? Number(kept) : null
}

/** Adds steps without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const addStep = (value: number, step: number): number => Number((value + step).toFixed(4))
