/** What a field of the keypad takes: its greatest number, and with how many decimals. */
export type PadRule = { max: number; decimals: number }

/** What ties a number field to the keypad around it. */
export const padProps = ({ max, decimals }: PadRule) => ({
  'data-pad-max': max,
  'data-pad-decimals': decimals,
})

export type PadDigit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type PadKey = PadDigit | '.' | 'back'

/** The text after a key, and whether no further digit could belong to it: then the next field comes by itself. */
type Typed = { text: string; full: boolean }

/**
 * Types one key of the keypad. A digit that would go beyond the greatest number is the first decimal, where the
 * field has decimals: 3, 6, 5 is 36.5.
 */
export function typeKey(text: string, key: PadKey, { max, decimals }: PadRule): Typed {
  if (key === 'back') return { text: text.slice(0, -1), full: false }
  const isBroken = text.includes('.')
  if (key === '.') {
    const whole = text === '' ? '0' : text
    return { text: isBroken || decimals === 0 ? text : `${whole}.`, full: false }
  }
  const next = !isBroken && decimals > 0 && Number(text + key) > max ? `${text}.${key}` : text + key
  return { text: next, full: isFull(next, { max, decimals }) }
}

function isFull(text: string, { max, decimals }: PadRule): boolean {
  const [, fraction] = text.split('.')
  if (fraction !== undefined) return fraction.length >= decimals
  return decimals === 0 && Number(text) * 10 > max
}
