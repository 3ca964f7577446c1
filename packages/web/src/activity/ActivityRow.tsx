import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { recordKinds } from '../app/record-kinds.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import classes from './Activity.module.css'
import { actionLabel, headingOf } from './activity-words.ts'

/** One line of the log: what was written, by whom, at what time. It opens the record it speaks of. */
export function ActivityRow({ log }: { log: ActivityLog }) {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { dataModel, entityId, action, stakeholderId: author, createdAt } = log
  const { icon: Icon, wayTo } = recordKinds[dataModel]
  return (
    <Row
      {...wayTo(dossier, entityId)}
      start={
        <RowIcon>
          <Icon size={20} stroke={1.8} />
        </RowIcon>
      }
      title={headingOf(log)}
      under={
        <>
          <span className={classes.line}>{t(actionLabel(dataModel, action))}</span>
          <span className={classes.line}>
            {author.name}, {t(labelOfJobTitle(author.role as JobTitle))}
          </span>
        </>
      }
      end={<time dateTime={createdAt}>{clockIn(createdAt)}</time>}
    />
  )
}
