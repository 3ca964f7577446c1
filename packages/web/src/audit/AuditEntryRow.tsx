import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Audit.module.css'
import { resultWords, whatWords } from './audit-words.ts'

/** One access: when, what, in which dossier. It opens everything that the log knows of it. */
export function AuditEntryRow({ entry, onOpen }: { entry: AuditEntry; onOpen: () => void }) {
  const { t } = useTranslation()
  const { dossier, result, at } = entry
  return (
    <button type="button" className={classes.entry} onClick={onOpen}>
      <span className={classes.at}>{clockIn(at)}</span>
      <span className={classes.deed}>{whatWords(entry, t)}</span>
      {dossier && <span className={classes.dossier}>{dossier.name ?? t('Un dossier')}</span>}
      {result === 'denied' && <StatusBadge tone="error" label={resultWords(result, t)} />}
    </button>
  )
}
