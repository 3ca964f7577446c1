import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { forAnyone } from './handed.ts'

type Props = FieldProps<Id | null> & {
  dossierId: Id
  /** What is handed over: whoever may not read it is not offered. */
  kind: ActivityDataModel
  /** The words of nobody in particular. */
  emptyLabel: string
  /** Somebody may be named already: her name can be taken off again. */
  mayBeNamed?: boolean
}

/** For which colleague of the client's team it is; an independent, who has none, is not asked. */
export function HandoverColleague({ dossierId, kind, mayBeNamed = false, ...field }: Props) {
  const { t } = useTranslation()
  const { data: colleagues = [] } = useRead(getStakeholders, {
    params: { dossierId },
    query: { namedFor: kind },
  })
  if (colleagues.length === 0) return null
  const options = colleagues.map(({ _id, name }) => ({ value: _id, label: name }))
  const anyone = { value: forAnyone, label: t('Chiunque') }
  return <SelectField {...field} options={mayBeNamed ? [anyone, ...options] : options} />
}
