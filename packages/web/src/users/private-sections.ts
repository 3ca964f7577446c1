import type { UseFormReturnType } from '@mantine/form'
import { NewAddress } from '@vicino/domain/people/address.ts'
import type { Country } from '@vicino/domain/people/postal-code.ts'
import { type PrivateData, PrivateFields } from '@vicino/domain/users/private-data.ts'
import * as z from 'zod/mini'
import { addressWords } from '../people/address-words.ts'
import { countryName } from '../people/nationalities.ts'
import {
  comparableAddress,
  type TypedAddress,
  typedAddress,
  writtenAddress,
} from '../people/typed-address.ts'
import { textOrNull } from '../ui/fields/text-or-null.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

export type PrivateField = keyof PrivateFields

/** What the form of a private page holds: texts as they are typed, and over which version. */
export type PrivateValues = {
  version: number
  address: TypedAddress
  nationality: Country | null
  religion: string
}
export type PrivateForm = UseFormReturnType<PrivateValues>

/** The edit pages of what nobody else reads, each of one thing, by the names in their addresses. */
export const privateSections: readonly (ShownField<PrivateValues> & { field: PrivateField })[] = [
  { field: 'address', label: 'Indirizzo', words: ({ address }, t) => addressWords(address, t) },
  {
    field: 'nationality',
    label: 'Nazionalità',
    words: ({ nationality }) => (nationality === null ? '' : countryName(nationality)),
  },
  { field: 'religion', label: 'Religione', words: ({ religion }) => religion },
]

export type PrivateSection = (typeof privateSections)[number]

/** The section of an address; undefined where there is none of this name. */
export const privateSectionOf = (slug: string): PrivateSection | undefined =>
  privateSections.find(({ field }) => field === slug)

export const valuesOfPrivate = ({ version, address, nationality, religion }: PrivateData): PrivateValues => ({
  version,
  address: typedAddress(address),
  nationality,
  religion: religion ?? '',
})

const Written = z.strictObject({ ...PrivateFields.shape, address: z.nullable(NewAddress) })
type Written = z.output<typeof Written>

const writtenOf = ({ address, nationality, religion }: PrivateValues): z.input<typeof Written> => ({
  address: writtenAddress(address),
  nationality,
  religion: textOrNull(religion),
})

/** The rules of the private data over what a form holds. */
export const formPrivate = z.pipe(z.transform(writtenOf), Written)

/** The fields that differ from what stood; an address is sent whole. */
export function changedPrivate(values: PrivateValues, over: PrivateData): Partial<Written> {
  const [written, before] = [values, valuesOfPrivate(over)].map(each => formPrivate.parse(each)) as [
    Written,
    Written,
  ]
  const changed = privateSections
    .map(({ field }) => field)
    .filter(field => comparableAddress(written[field]) !== comparableAddress(before[field]))
  return Object.fromEntries(changed.map(field => [field, written[field]]))
}
