import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRead } from '../calls/use-read.ts'
import { usePerson } from '../session/person.ts'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'

type Props = FieldProps<Id | null> & {
  dossierId: Id
  /** The words of nobody in particular. */
  emptyLabel: string
}

/** For which colleague of the client's team it is; an independent, who has none, is not asked. */
export function HandoverColleague({ dossierId, ...field }: Props) {
  const { _id: me } = usePerson()
  const { data: team } = useRead(getStakeholders, { params: { dossierId } })
  const colleagues = (team ?? []).filter(({ _id }) => _id !== me)
  if (colleagues.length === 0) return null
  return <SelectField {...field} options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))} />
}
