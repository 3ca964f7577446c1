import { getHandover, nameHandover } from '@vicino/domain/handover/handover.contract.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { usePerson } from '../session/person.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import classes from './Handover.module.css'

type Props = { log: Id; dossierId: Id; named: Id | null }

/** For whom it is, of the client's team; an independent, who has no colleague, is not asked. */
export function NameColleague({ log, dossierId, named }: Props) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const { data: team } = useRead(getStakeholders, { params: { dossierId } })
  const save = useSave(nameHandover, { refreshes: [getHandover] })
  const colleagues = (team ?? []).filter(({ _id }) => _id !== me)
  if (colleagues.length === 0) return null
  return (
    <div className={classes.waits}>
      <SelectField
        label={t('Attende')}
        emptyLabel={t('Una collega')}
        options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={named}
        disabled={save.saving}
        onChange={userId => void save.send({ params: { logId: log }, body: { userId } })}
      />
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </div>
  )
}
