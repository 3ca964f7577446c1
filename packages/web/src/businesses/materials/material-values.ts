import { francs } from '@vicino/domain/billing/rappen.ts'
import type { UseFormReturnType } from '@mantine/form'
import {
  type Material,
  MaterialFields,
  materialPayers,
  type MaterialPrice,
} from '@vicino/domain/materials/material.ts'
import * as z from 'zod/mini'
import { readNumber } from '../../ui/fields/read-number.ts'
import { textOrNull } from '../../ui/fields/text-or-null.ts'
import { inRappen } from '../settings/in-rappen.ts'

/** A price, perhaps half written, in francs as it is typed. */
export type TypedPrice = {
  payer: MaterialPrice['payer'] | null
  price: string
  from: string | null
  tariff_type: string
  code: string
}

/** What the form of a material holds: texts as they are typed. */
export type MaterialValues = {
  version: number
  name: string
  unit: string
  category: Material['category'] | null
  code: string
  in_use: boolean
  prices: TypedPrice[]
}

export type MaterialForm = UseFormReturnType<MaterialValues>

/** A new price for a payer, with the tariff that is usual for it. */
export function blankPrice(payer: MaterialPrice['payer']): TypedPrice {
  const usual = materialPayers.find(({ value }) => value === payer)
  return { payer, price: '', from: null, tariff_type: usual?.tariff_type ?? '', code: usual?.code ?? '' }
}

export const blankMaterial: MaterialValues = {
  version: 0,
  name: '',
  unit: '',
  category: null,
  code: '',
  in_use: true,
  prices: [blankPrice('kvg')],
}

export const valuesOfMaterial = ({ author: _author, _id, ...material }: Material): MaterialValues => ({
  ...material,
  code: material.code ?? '',
  prices: material.prices.map(price => ({
    ...price,
    price: francs(price.price).toFixed(2),
    tariff_type: price.tariff_type ?? '',
    code: price.code ?? '',
  })),
})

const isUntouched = ({ price, from }: TypedPrice): boolean => price.trim() === '' && from === null

/** Typed francs in Rappen; null where no number is typed. */
function rappenOf(typed: string): number | null {
  const read = readNumber(typed)
  return typeof read === 'number' ? inRappen(read) : null
}

/**
 * The prices in Rappen; what is finer stays finer, for the rules to refuse. A row in which nobody wrote a price or a
 * day is none.
 */
const writtenPrices = (prices: readonly TypedPrice[]) =>
  prices
    .filter(price => !isUntouched(price))
    .map(typed => ({
      ...typed,
      price: rappenOf(typed.price),
      tariff_type: textOrNull(typed.tariff_type),
      code: textOrNull(typed.code),
    }))

const writtenOf = ({ version: _version, ...typed }: MaterialValues) =>
  ({ ...typed, code: textOrNull(typed.code), prices: writtenPrices(typed.prices) }) as z.input<
    typeof MaterialFields
  >

/** The rules of a material over what the form holds. */
export const FormMaterial = z.pipe(z.transform(writtenOf), MaterialFields)

/** The fields that differ from the material as it stood; the prices are sent whole. */
export const changedMaterial = (written: MaterialFields, before: Material): Partial<MaterialFields> =>
  Object.fromEntries(
    (Object.keys(written) as (keyof MaterialFields)[])
      .filter(field => JSON.stringify(written[field]) !== JSON.stringify(before[field]))
      .map(field => [field, written[field]]),
  )
