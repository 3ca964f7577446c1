import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { late } from '../ui/late.ts'

/** Few entries are handed over: who may be named comes, with the colleagues, once one is. */
const HandoverColleague = late(async () => (await import('./HandoverColleague.tsx')).HandoverColleague)

type Field<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>
type Props = {
  dossierId: Id
  kind: ActivityDataModel
  handover: Field<boolean>
  to: Field<Id | null>
  /** Whether the record was handed over before this correction: then it stays for whom it was. */
  before?: boolean
}

/** "In consegna": whoever comes next, or who is named, has to take the entry over, not only to have seen it (decision 0025). */
export function HandoverSwitch({ dossierId, kind, handover, to, before = false }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <SwitchField
        label={t('In consegna')}
        description={t('Chi viene dopo lo prende in carico.')}
        {...handover}
      />
      {handover.value && (
        <HandoverColleague
          dossierId={dossierId}
          kind={kind}
          label={t('Per chi')}
          mayBeNamed={before}
          emptyLabel={before ? t('Come prima') : t('Chiunque')}
          {...to}
        />
      )}
    </Fields>
  )
}
