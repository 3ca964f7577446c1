import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRead } from '../calls/use-read.ts'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'

type Props = FieldProps<Id | null> & {
  dossierId: Id
  /** What is handed over: whoever may not read it is not offered. */
  kind: ActivityDataModel
  /** The words of nobody in particular. */
  emptyLabel: string
}

/** For which colleague of the client's team it is; an independent, who has none, is not asked. */
export function HandoverColleague({ dossierId, kind, ...field }: Props) {
  const { data: colleagues = [] } = useRead(getStakeholders, {
    params: { dossierId },
    query: { namedFor: kind },
  })
  if (colleagues.length === 0) return null
  return <SelectField {...field} options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))} />
}
