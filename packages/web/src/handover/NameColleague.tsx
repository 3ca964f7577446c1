import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { getHandover, nameHandover } from '@vicino/domain/handover/handover.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { HandoverColleague } from '../records/HandoverColleague.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import classes from './Handover.module.css'

type Props = { log: Id; dossierId: Id; kind: ActivityDataModel; named: Id | null }

/** For whom what she handed over waits; she may say so also afterwards. */
export function NameColleague({ log, dossierId, kind, named }: Props) {
  const { t } = useTranslation()
  const save = useSave(nameHandover, { refreshes: [getHandover] })
  return (
    <div className={classes.waits}>
      <HandoverColleague
        dossierId={dossierId}
        kind={kind}
        label={t('Attende')}
        emptyLabel={t("Qualcuno dell'équipe")}
        value={named}
        disabled={save.saving}
        onChange={userId => void save.send({ params: { logId: log }, body: { userId } })}
      />
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </div>
  )
}
