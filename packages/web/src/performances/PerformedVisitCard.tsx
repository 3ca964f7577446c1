import type { PerformanceDoubt } from '@vicino/domain/performances/performance-doubts.ts'
import { untitled } from '@vicino/domain/tasks/task.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { Text } from '../ui/layout/Text.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PerformanceRow } from './PerformanceRow.tsx'
import classes from './Performances.module.css'
import { totalWords } from './performance-words.ts'
import { type Selection, toggledPerformance } from './selection.ts'
import { useMayRecord } from './use-may-record.ts'
import type { VisitWithPerformances } from './visits-of-range.ts'

export type Doubts = ReadonlyMap<string, readonly PerformanceDoubt[]>

type Props = { visit: VisitWithPerformances; selection: Selection; doubts: Doubts }

/** One visit: when it was, by whom, what was done, and the way to add to it. */
export function PerformedVisitCard({ visit: { taskId, task, performances }, selection, doubts }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const mayRecord = useMayRecord()
  const when = task ? (task.full_day ? t('Tutto il giorno') : `${task.start_time}–${task.end_time}`) : ''
  const title = task ? task.title || t(untitled.label) : t('Visita')
  const { selectable, selected, select } = selection
  return (
    <article className={classes.visit} aria-label={[when, title].filter(Boolean).join(' ')}>
      <header className={classes.visitHead}>
        <Link {...pages.task.link({ taskId })} className={classes.visitLink}>
          {when !== '' && <span className={classes.clock}>{when}</span>}
          <span>{title}</span>
        </Link>
        {task && (
          <Text tone="muted" size={15}>
            {task.operators.map(({ name }) => name).join(', ') || t('Non assegnata')}
          </Text>
        )}
        {performances.length > 0 && <span className={classes.sum}>{totalWords(performances, t)}</span>}
      </header>
      {performances.length === 0 && <p className={classes.none}>{t('Nessuna prestazione registrata')}</p>}
      <ul>
        {performances.map(performance => (
          <PerformanceRow
            key={performance._id}
            performance={performance}
            doubts={doubts.get(performance._id)}
            {...(selectable.includes(performance) && {
              selected: selected.includes(performance),
              onToggle: () => select(toggledPerformance(selected, performance)),
            })}
          />
        ))}
      </ul>
      {task && mayRecord(task) && (
        <p className={classes.adding}>
          <LinkButton
            link={pages.newPerformances.link({ dossierId }, { taskId })}
            variant="subtle"
            leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
          >
            {t('Aggiungi prestazione')}
          </LinkButton>
        </p>
      )}
    </article>
  )
}
