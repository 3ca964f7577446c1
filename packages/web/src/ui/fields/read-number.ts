/** The number of a typed text: null where there is none, undefined where the text is no number. */
export type ReadNumber = (text: string) => number | null | undefined

/** 12, 1.5, .5, and 1,5: a comma is a point. */
const decimal = /^(\d+\.?\d*|\.\d+)$/

export const readNumber: ReadNumber = text => {
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  return decimal.test(written) ? Number(written) : undefined
}

/** A number that may lie below nothing, like a balance: -350. */
export const readSigned: ReadNumber = text => {
  const [, sign = '', size = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? []
  const number = readNumber(size)
  if (sign === '') return number
  return number === null || number === undefined ? undefined : -number
}

/** 1/2, 3/4, and 1 1/2 with a whole number before it. */
const fraction = /^(?:(\d+)\s+)?([1-9])\/([24])$/
const signs: Readonly<Record<string, string>> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' }

/** A number, or halves and quarters as they are written on a box of tablets: ½, 1½, 1/2, 1 3/4. */
export const readFraction: ReadNumber = text => {
  const written = text.replace(/[¼½¾]/g, sign => signs[sign]!).trim()
  const [, whole = '0', part, of] = fraction.exec(written) ?? []
  return part === undefined ? readNumber(text) : Number(whole) + Number(part) / Number(of)
}

/** Adds steps without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const addStep = (value: number, step: number): number => Number((value + step).toFixed(4))
