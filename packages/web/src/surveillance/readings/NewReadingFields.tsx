import { curves } from '@vicino/domain/surveillance/curves.ts'
import { getLatestValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { usualFieldsOf } from '@vicino/domain/surveillance/usual-fields.ts'
import { type ComponentProps, useState } from 'react'
import { useRead } from '../../calls/use-read.ts'
import { now } from '../../i18n/use-today.ts'
import { useDossier } from '../../session/dossier.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { ReadingFields } from './ReadingFields.tsx'
import { SeldomMeasured } from './SeldomMeasured.tsx'

type Props = Pick<ComponentProps<typeof ReadingFields>, 'form' | 'onTyping'>

/** A new reading begins with what this client usually has measured, by the rule of a visit. */
export function NewReadingFields(props: Props) {
  const { _id: dossierId } = useDossier()
  const { data, error } = useRead(getLatestValues, { params: { dossierId } })
  // Where the last values cannot be read, what everybody has taken comes first.
  if (!data && !error) return <FormSkeleton />
  return <UsualFirst {...props} points={data ?? []} />
}

function UsualFirst({ points, ...props }: Props & { points: readonly TrendPoint[] }) {
  // Known when the form opens: a field must not change its place while another one is typed.
  const [usual] = useState(() => {
    const isUsual = usualFieldsOf(points, now())
    return curves.filter(({ fields }) => isUsual(fields[0]))
  })
  return <ReadingFields {...props} usual={usual} Fold={SeldomMeasured} />
}
