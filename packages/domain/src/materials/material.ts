import * as z from 'zod/mini'
import type { CoverageLaw } from '../coverages/coverage.ts'
import { Day } from '../days/day.ts'
import { Signature } from '../records/versioned.ts'
import { inSteps } from '../wire/fineness.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { MaterialCategory } from './named-material.ts'

/**
 * Whom a price is for: accident, invalidity and military insurance have one contract. `tariff_type` and `code`: what is
 * proposed for a new price.
 */
export const materialPayers = [
  { value: 'kvg', label: 'LAMal', tariff_type: '452', code: null },
  { value: 'case', label: 'LAINF, LAI, LAM', tariff_type: '533', code: '53371' },
  { value: 'private', label: 'Cliente o LCA', tariff_type: null, code: null },
] as const
const MaterialPayer = z.enum(materialPayers.map(({ value }) => value))
type MaterialPayer = z.infer<typeof MaterialPayer>

const payerUnder: Record<CoverageLaw, MaterialPayer> = {
  kvg: 'kvg',
  uvg: 'case',
  ivg: 'case',
  mvg: 'case',
  vvg: 'private',
  private: 'private',
}

/** As long as a tariff type, a position and a unit may be. */
const tariffTypeLength = 3
const positionMax = 20
const unitMax = 20

/** A unit dearer than this is a slip of the point: CHF 5000, in Rappen. */
const dearestUnit = 500_000

/** Three payers, with their changes of some years. */
const mostPrices = 60

/** What a unit costs from a day on, in Rappen. `code` null: the position of the material itself. */
export const MaterialPrice = z.strictObject({
  payer: MaterialPayer,
  tariff_type: z.nullable(
    z.string().check(z.trim(), z.regex(new RegExp(String.raw`^\w{${tariffTypeLength}}$`), 'bad_format')),
  ),
  code: z.nullable(someLine(positionMax)),
  price: z.number().check(inSteps(1), z.minimum(1), z.maximum(dearestUnit)),
  from: Day,
})
export type MaterialPrice = z.infer<typeof MaterialPrice>

const keyOf = ({ payer, from }: MaterialPrice): string => `${payer} ${from}`

/** What a house keeps of a material. `code`: its position in the list of materials, or the house's own. */
export const MaterialFields = z.strictObject({
  name: someLine(nameMax),
  unit: someLine(unitMax),
  category: MaterialCategory,
  code: z.nullable(someLine(positionMax)),
  /** Whether it is offered; what was used of it stays. */
  in_use: z.boolean(),
  prices: z.array(MaterialPrice).check(
    maxLength(mostPrices, 'too_many'),
    z.refine(listed => new Set(listed.map(keyOf)).size === listed.length, 'twice'),
  ),
})
export type MaterialFields = z.infer<typeof MaterialFields>

/** A material as it stands. */
export const Material = z.strictObject({
  _id: Id,
  version: z.number(),
  ...MaterialFields.shape,
  author: Signature,
})
export type Material = z.infer<typeof Material>

const newestOf = (
  prices: readonly MaterialPrice[],
  payer: MaterialPayer,
  day: Day,
): MaterialPrice | undefined =>
  prices
    .filter(price => price.payer === payer && price.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]

/**
 * What a unit costs under a law on a day, the newest price that has begun; undefined where there is none. Who pays it
 * herself pays what basic insurance would, where nobody wrote another price.
 */
export function materialPriceOn(
  { prices }: Pick<Material, 'prices'>,
  law: CoverageLaw,
  day: Day,
): MaterialPrice | undefined {
  const payer = payerUnder[law]
  const own = newestOf(prices, payer, day)
  return own ?? (payer === 'private' ? newestOf(prices, 'kvg', day) : undefined)
}

/** The prices that hold on a day, as the payers stand. */
export const materialPricesOn = ({ prices }: Pick<Material, 'prices'>, day: Day): MaterialPrice[] =>
  materialPayers.flatMap(({ value }) => newestOf(prices, value, day) ?? [])

/** Quantities are told in hundredths of a unit, so that they are reckoned in whole numbers. */
const hundredths = (quantity: number): number => Math.round(quantity * 100)

/** The sum of quantities, to the hundredth. */
export const sumOfQuantities = (quantities: readonly number[]): number =>
  quantities.reduce((sum, quantity) => sum + hundredths(quantity), 0) / 100

/** What so many units cost, in Rappen: half a Rappen is rounded up. */
export const costOfUnits = (quantity: number, price: number): number =>
  Math.floor((hundredths(quantity) * price * 2 + 100) / 200)
