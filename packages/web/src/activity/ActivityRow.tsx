import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { IconArrowsExchange, IconHeartExclamation, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { recordKinds } from '../records/record-kinds.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { useWhenSeen } from '../ui/use-when-seen.ts'
import classes from './Activity.module.css'
import { detailOf, headingOf, isCriticalLine, laterLabel, newsLabel } from './activity-words.ts'

/** The share of a line that must have been in view for it to be read. */
const readShare = 0.1

type Props = {
  log: ActivityLog
  /** Whether the line is new to the reader, as long as she stays on the page on which she saw it first. */
  isNew?: boolean
  /** Whether her name stands above several lines already; her role is said there, and on the record itself. */
  author?: 'above'
  onSeen?: () => void
}

/** One line of the log: what was written, by whom, at what time. It opens the record it speaks of. */
export function ActivityRow({ log, isNew = false, author, onSeen = () => undefined }: Props) {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { dataModel, entityId, stakeholderId, createdAt, populatedData, handover, later } = log
  const { icon: Icon, wayTo } = recordKinds[dataModel]
  const ref = useWhenSeen<HTMLLIElement>(onSeen, { share: readShare, when: isNew })
  const detail = detailOf(log, t)
  const isCritical = isCriticalLine(log) && later === null
  const isHanded = handover && later === null
  return (
    <Row
      ref={ref}
      {...wayTo(dossier, entityId, populatedData)}
      start={<RowIcon icon={Icon} />}
      title={<span className={later === 'struck' ? classes.struck : ''}>{headingOf(log, t)}</span>}
      under={
        <>
          <Text block>{t(newsLabel(log))}</Text>
          {detail !== '' && (
            <span className={`${classes.detail} ${later === 'struck' ? classes.struck : ''}`}>{detail}</span>
          )}
          {author === undefined && <Text block>{stakeholderId.name}</Text>}
          {(isNew || isCritical || isHanded || later) && (
            <span className={classes.badges}>
              {isNew && <StatusBadge tone="ok" icon={IconPointFilled} label={t('Non letta')} />}
              {isCritical && <StatusBadge tone="error" icon={IconHeartExclamation} label={t('Critico')} />}
              {isHanded && <StatusBadge tone="info" icon={IconArrowsExchange} label={t('In consegna')} />}
              {later && (
                <StatusBadge tone={later === 'struck' ? 'error' : 'neutral'} label={t(laterLabel(later))} />
              )}
            </span>
          )}
        </>
      }
      end={<time dateTime={createdAt}>{clockIn(createdAt)}</time>}
    />
  )
}
