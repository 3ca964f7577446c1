import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { getUnreadCounts } from '@vicino/domain/activity/activity.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import classes from './ActivityArea.module.css'

/** Beyond this a number says no more than many. */
const most = 99

type Props = { dossierId: string; kind: ActivityDataModel | undefined }

/** How many lines of a kind, or of all, wait to be read; nothing where none does. */
export function UnreadCount({ dossierId, kind }: Props) {
  const { t } = useTranslation()
  const { data: [counts] = [] } = useRead(getUnreadCounts, { params: { dossierId } })
  const ofKind = counts?.dataModels.find(({ dataModel }) => dataModel === kind)
  const unread = (kind ? ofKind?.unread : counts?.unread) ?? 0
  if (unread === 0) return null
  const number = unread > most ? `${most}+` : String(unread)
  return (
    <span className={classes.unread} role="img" aria-label={t('{{count}} non lette', { count: unread })}>
      {number}
    </span>
  )
}
