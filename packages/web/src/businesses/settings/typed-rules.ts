import type { CantonShare } from '@vicino/domain/billing/canton-share.ts'
import { francs } from '@vicino/domain/billing/rappen.ts'
import type { RecognisedCost } from '@vicino/domain/billing/recognised-cost.ts'
import { inRappen } from './in-rappen.ts'

/** What an hour is recognised to cost, perhaps half written; in francs, as it is typed. */
export type TypedRecognisedCost = { [Field in keyof RecognisedCost]: RecognisedCost[Field] | null }

export const blankRecognisedCost: TypedRecognisedCost = {
  letter: null,
  care_kind: 'ordinary',
  canton: null,
  hourly_cost: null,
  from: null,
}

export const typedRecognisedCost = (cost: RecognisedCost): TypedRecognisedCost => ({
  ...cost,
  hourly_cost: francs(cost.hourly_cost),
})

export const writtenRecognisedCost = (typed: TypedRecognisedCost): TypedRecognisedCost => ({
  ...typed,
  hourly_cost: inRappen(typed.hourly_cost),
})

/** A canton's share of acute and transitional care, perhaps half written. */
export type TypedCantonShare = {
  [Field in 'canton' | 'percent' | 'from']: CantonShare[Field] | null
} & Record<'recipient' | 'street' | 'house_no' | 'zip' | 'city', string>

export const blankCantonShare: TypedCantonShare = {
  canton: null,
  percent: null,
  recipient: '',
  street: '',
  house_no: '',
  zip: '',
  city: '',
  from: null,
}
