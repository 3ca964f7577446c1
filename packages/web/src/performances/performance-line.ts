import { addPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import * as z from 'zod/mini'
import { type HandedValues, namedIn, notHanded } from '../records/handed.ts'

/** A performed service as a form holds it. */
export type PerformanceLine = HandedValues & {
  service_details: ServiceDetails
  duration: number
  comment: string
}

/** A service that is chosen, with the minutes that it usually takes. */
export const performanceLineOf = ({
  code,
  group,
  letter,
  name,
  category,
  duration,
}: Service): PerformanceLine => ({
  service_details: { code, group, letter, name, category },
  duration,
  comment: '',
  ...notHanded,
})

/** What is sent of the lines: a service is named by its code alone. */
export const bodyOfLines = (lines: readonly PerformanceLine[]) =>
  lines.map(({ service_details: { code }, duration, comment, ...handed }) => ({
    service_details: { code },
    duration,
    comment,
    ...(handed.handover && { handover: true }),
    ...namedIn(handed),
  }))

type Written = z.input<typeof addPerformances.body>

/** The rules of the lines of a form, each refusal at `performances.<index>.<field>`. */
export const FormLines = z.pipe(
  z.transform(
    ({ performances }: { performances: readonly PerformanceLine[] }): Written => ({
      performances: bodyOfLines(performances),
    }),
  ),
  addPerformances.body,
)
