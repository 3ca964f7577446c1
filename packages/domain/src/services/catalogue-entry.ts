import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Minutes } from '../performances/minutes.ts'
import { Timing, TimingPeriod } from '../prescriptions/timing.ts'
import { Signature } from '../records/versioned.ts'
import type { FieldError } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { line, lineMax, nameMax, someLine } from '../wire/text.ts'
import { isLamal } from './lamal.ts'
import { Qualification } from './qualification.ts'
import { Service } from './service.ts'
import { ServiceAvatar } from './service-avatar.ts'

/** More services of its own than this are a mistake of a program. */
export const mostOwnServices = 300

const codeMax = 20

/** What a service is named by, in the catalogue and on paper: no two of a business share one. */
export const ServiceCode = z
  .string()
  .check(
    z.trim(),
    minLength(1, 'required'),
    maxLength(codeMax),
    z.regex(/^[\dA-Za-z]+([.-][\dA-Za-z]+)*$/, 'bad_format'),
  )

/** A category as somebody chooses it, with the group and the letter that come with it. */
export const ServiceCategory = z.strictObject({
  code: z.string(),
  name: z.string(),
  group: z.string(),
  group_name: z.string(),
  letter: z.string(),
  avatar: ServiceAvatar,
})
export type ServiceCategory = z.infer<typeof ServiceCategory>

/**
 * What a business says of a service. The Italian name stands wherever another language has none; `avatar` null is the
 * picture of the category; `opre_ref` is its place in OPre art. 7 para. 2, by which psychiatric care is told.
 */
export const ServiceFields = z.strictObject({
  category_code: z.string().check(z.regex(/^[a-z_]{1,60}$/, 'not_an_option')),
  name_it: someLine(nameMax),
  name_de: z.nullable(someLine(nameMax)),
  name_fr: z.nullable(someLine(nameMax)),
  name_en: z.nullable(someLine(nameMax)),
  duration: Minutes,
  frequency: Timing.shape.frequency,
  period: TimingPeriod,
  order_required: z.boolean(),
  min_qualification: Qualification,
  opre_ref: z.nullable(z.string().check(z.trim(), z.regex(/^[abc]\.\d{1,2}$/, 'bad_format'))),
  avatar: z.nullable(ServiceAvatar),
  comment: line(lineMax),
})
export type ServiceFields = z.infer<typeof ServiceFields>

/** What nobody has to say of a new one. */
export const unsaidOfService = {
  name_de: null,
  name_fr: null,
  name_en: null,
  opre_ref: null,
  avatar: null,
  comment: '',
} as const satisfies Partial<ServiceFields>

const { name_de, name_fr, name_en, opre_ref, avatar, comment } = ServiceFields.shape
const unsaid = z.partial(z.strictObject({ name_de, name_fr, name_en, opre_ref, avatar, comment }))

/** A service that a business adds, from a day on. */
export const NewService = z.strictObject({
  _id: z.optional(Id),
  code: ServiceCode,
  from: Day,
  ...ServiceFields.shape,
  ...unsaid.shape,
})
export type NewService = z.infer<typeof NewService>

/** What changes from a day on: how the service is, whether it is offered, or both. `version` is the one that was seen. */
export const ServiceChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  from: Day,
  offered: z.optional(z.boolean()),
  ...z.partial(ServiceFields).shape,
})
export type ServiceChange = z.infer<typeof ServiceChange>

/** Whose a service is: everybody's, the business's, or everybody's as the business gives it. */
export const serviceOrigins = [
  { value: 'common', label: 'Del catalogo comune' },
  { value: 'own', label: "Dell'organizzazione" },
  { value: 'adapted', label: "Adattata dall'organizzazione" },
] as const
const ServiceOrigin = z.enum(serviceOrigins.map(({ value }) => value))
type ServiceOrigin = z.infer<typeof ServiceOrigin>

/** A service in the catalogue of a business, offered or not; `next`: the first day on which something of it changes. */
export const CatalogueEntry = z.strictObject({
  ...Service.shape,
  origin: ServiceOrigin,
  offered: z.boolean(),
  next: z.nullable(Day),
})
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** What is to come: from a day on it is offered or not (null: as until then), and is as `fields` say (null: the same). */
export const ComingChange = z.strictObject({
  from: Day,
  offered: z.nullable(z.boolean()),
  fields: z.nullable(ServiceFields),
})
export type ComingChange = z.infer<typeof ComingChange>

/**
 * One service with all that a business may change of it. `use`: visits from today on that plan it, and open prescriptions
 * that name it; they keep it, whatever becomes of it. Version 0: the business has written nothing of it.
 */
export const CatalogueService = z.strictObject({
  ...CatalogueEntry.shape,
  version: z.number(),
  fields: ServiceFields,
  changes: z.array(ComingChange),
  use: z.strictObject({ visits: z.number(), prescriptions: z.number() }),
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
})
export type CatalogueService = z.infer<typeof CatalogueService>

/** What a service must not say under a letter that is none of the compulsory health insurance's. */
export function refusedUnder(
  letter: string,
  { order_required: ordered, opre_ref: place }: Pick<ServiceFields, 'order_required' | 'opre_ref'>,
): FieldError[] {
  if (isLamal(letter)) return []
  return [
    ...(ordered ? [{ path: 'order_required', code: 'not_lamal' as const }] : []),
    ...(place === null ? [] : [{ path: 'opre_ref', code: 'not_lamal' as const }]),
  ]
}

/** The fields in which two differ, in the order of the form. */
export const differingFields = (before: ServiceFields, after: ServiceFields): (keyof ServiceFields)[] =>
  (Object.keys(ServiceFields.shape) as (keyof ServiceFields)[]).filter(
    field => before[field] !== after[field],
  )

type Coming = Pick<CatalogueService, 'fields' | 'changes'>

/** How a service will be on a day from today on, by what is written already. */
export const fieldsOn = ({ fields, changes }: Coming, day: Day): ServiceFields =>
  changes.findLast(change => change.fields !== null && change.from <= day)?.fields ?? fields

/** From which later day on something else is written already; null where a change holds for good. */
export const laterChange = ({ changes }: Pick<Coming, 'changes'>, day: Day): Day | null =>
  changes.find(change => change.fields !== null && change.from > day)?.from ?? null
