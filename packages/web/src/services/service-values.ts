import type { UseFormReturnType } from '@mantine/form'
import type { Day } from '@vicino/domain/days/day.ts'
import { Day as DaySchema } from '@vicino/domain/days/day.ts'
import {
  type CatalogueService,
  differingFields,
  ServiceCode,
  ServiceFields,
} from '@vicino/domain/services/catalogue-entry.ts'
import * as z from 'zod/mini'
import { textOrNull } from '../ui/fields/text-or-null.ts'

/** What the form of a service holds: texts as they are typed, what is chosen perhaps still open. */
export type ServiceValues = {
  version: number
  code: string
  from: Day | null
} & Pick<ServiceFields, 'duration' | 'frequency' | 'period' | 'order_required' | 'avatar'> &
  Record<'name_it' | 'name_de' | 'name_fr' | 'name_en' | 'opre_ref' | 'comment', string> & {
    category_code: string | null
    min_qualification: ServiceFields['min_qualification'] | null
  }
export type ServiceForm = UseFormReturnType<ServiceValues>

/** A service before anything was written of it, from today on. */
export const blankService = (today: Day): ServiceValues => ({
  version: 0,
  code: '',
  from: today,
  category_code: null,
  name_it: '',
  name_de: '',
  name_fr: '',
  name_en: '',
  duration: 30,
  frequency: 1,
  period: 7,
  order_required: false,
  min_qualification: null,
  opre_ref: '',
  avatar: null,
  comment: '',
})

type Named = Pick<ServiceValues, 'version' | 'code' | 'from'>

/** What is written of a service, as the form shows it. */
export const valuesOfFields = (fields: ServiceFields, named: Named): ServiceValues => ({
  ...fields,
  ...named,
  name_de: fields.name_de ?? '',
  name_fr: fields.name_fr ?? '',
  name_en: fields.name_en ?? '',
  opre_ref: fields.opre_ref ?? '',
})

/** A service that is to be changed: from today on, or from the day on which it begins. */
export const valuesOfService = (
  { version, code, valid_from, fields }: CatalogueService,
  today: Day,
): ServiceValues => valuesOfFields(fields, { version, code, from: valid_from > today ? valid_from : today })

const writtenOf = ({ version: _version, code: _code, from: _from, ...values }: ServiceValues) => ({
  ...values,
  name_de: textOrNull(values.name_de),
  name_fr: textOrNull(values.name_fr),
  name_en: textOrNull(values.name_en),
  opre_ref: textOrNull(values.opre_ref),
})

const Dated = z.strictObject({ from: DaySchema, ...ServiceFields.shape })
const Coded = z.strictObject({ code: ServiceCode, ...Dated.shape })

const from = ({ from: day }: ServiceValues) => (day === null ? {} : { from: day })

/** The rules of a service over what the form holds: of a change, and of a new one. */
export const FormService = z.pipe(
  z.transform(
    (values: ServiceValues) => ({ ...from(values), ...writtenOf(values) }) as z.input<typeof Dated>,
  ),
  Dated,
)
export const FormNewService = z.pipe(
  z.transform(
    (values: ServiceValues) =>
      ({ code: values.code, ...from(values), ...writtenOf(values) }) as z.input<typeof Coded>,
  ),
  Coded,
)

/** What somebody changed of a service as it was seen. */
export const changedService = (
  { from: _from, ...written }: z.output<typeof Dated>,
  before: ServiceFields,
): Partial<ServiceFields> =>
  Object.fromEntries(differingFields(before, written).map(field => [field, written[field]]))
