import { type PerformanceDoubt, performanceDoubts } from '@vicino/domain/performances/performance-doubts.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Text } from '../ui/layout/Text.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { LetterMark } from './LetterMark.tsx'
import classes from './Performances.module.css'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  performance: Performance
  /** What of it is to be looked at. */
  doubts?: readonly PerformanceDoubt[] | undefined
  selected?: boolean
  onToggle?: () => void
}

/** One performed service: it opens its page, and may be selected to be corrected with others. */
export function PerformanceRow({ performance, doubts = [], selected = false, onToggle }: Props) {
  const { t } = useTranslation()
  const { _id, dossierId, service_details: service, duration, comment, struck } = performance
  return (
    <li className={classes.row} data-struck={struck ? true : undefined}>
      {onToggle && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={t('Seleziona {{name}}', { name: service.name })}
            onChange={onToggle}
          />
        </label>
      )}
      <Link {...pages.performance.link({ dossierId, performanceId: _id })} className={classes.rowLink}>
        <LetterMark letter={service.letter} />
        <span className={classes.words}>
          <span className={classes.name}>{service.name}</span>
          <Text block tone="muted" size={15}>
            {dotted([service.code, struck && t('Annullato: {{reason}}', { reason: struck.reason })])}
          </Text>
          {doubts.map(doubt => (
            <StatusBadge key={doubt} tone="attention" label={t(labelIn(performanceDoubts, doubt))} />
          ))}
          {comment !== '' && <span className={classes.comment}>{comment}</span>}
        </span>
        <span className={classes.minutes}>{t('{{minutes}} min', { minutes: duration })}</span>
      </Link>
    </li>
  )
}
