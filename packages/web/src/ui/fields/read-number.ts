type Read = (text: string) => number | null | undefined

/**
 * A way of writing numbers. It answers the number of a typed text: null where there is none, undefined where the text
 * is no number. `takes`: what a field takes while it is typed. `negative`: a minus may stand before it.
 */
export type ReadNumber = Read & { takes: RegExp; negative?: true }

const way = (read: Read, takes: RegExp): ReadNumber => Object.assign(read, { takes })

/** 12, 1.5, .5, and 1,5: a comma is a point. */
const decimal = /^(\d+\.?\d*|\.\d+)$/

/** Digits and one point or comma. */
export const readNumber: ReadNumber = way(text => {
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  return decimal.test(written) ? Number(written) : undefined
}, /^\s*\d*[.,]?\d*\s*$/)

/** A number that may lie below nothing, like a balance: -350. */
export const readSigned: ReadNumber = Object.assign(
  way(text => {
    const [, sign = '', size = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? []
    const number = readNumber(size)
    if (sign === '') return number
    return number === null || number === undefined ? undefined : -number
  }, /^\s*[-−]?\s*\d*[.,]?\d*\s*$/),
  { negative: true as const },
)

/** 1/2, 3/4, and 1 1/2 with a whole number before it. */
const fraction = /^(?:(\d+)\s+)?([1-9])\/([24])$/
const signs: Readonly<Record<string, string>> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' }

/** A number, or halves and quarters as they are written on a box of tablets: ½, 1½, 1/2, 1 3/4. */
export const readFraction: ReadNumber = way(text => {
  const written = text.replace(/[¼½¾]/g, sign => signs[sign]!).trim()
  const [, whole = '0', part, of] = fraction.exec(written) ?? []
  return part === undefined ? readNumber(text) : Number(whole) + Number(part) / Number(of)
}, /^\s*\d*(?:[.,]\d*|\s*[¼½¾]|\/\d?|\s+(?:\d\/?\d?)?)?\s*$/)

/** Adds steps without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const addStep = (value: number, step: number): number => Number((value + step).toFixed(4))
