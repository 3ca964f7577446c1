import type { Performance, PlannedService } from '@vicino/domain/performances/performance.ts'
import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useRead } from '../calls/use-read.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FinishVisit } from './LazySheets.tsx'
import { LetterMark } from './LetterMark.tsx'
import { PerformanceRow } from './PerformanceRow.tsx'
import classes from './Performances.module.css'
import { stillToRecord } from './still-to-record.ts'
import { useMayRecord } from './use-may-record.ts'

/** The services of one visit, on its page: what was done, what is planned, and the way to record it. */
export function VisitPerformances({ task, dossierId }: { task: Task; dossierId: string }) {
  const { t } = useTranslation()
  const params = { taskId: task._id }
  const performed = useRead(getTaskPerformances, { params })
  const planned = useRead(getPlannedServices, { params })
  const failed = [performed, planned].find(({ error, data }) => error && !data)
  // Her own visit may lie in a dossier that she cannot read any more: then there is nothing here for her.
  if (failed?.error?.status === 404) return null
  if (failed) return <LoadError failure={failed.error} onRetry={() => void failed.refetch()} />
  if (!performed.data || !planned.data) return null
  const open = task.status === 'not_done' ? [] : stillToRecord(planned.data, performed.data)
  return (
    <Card title={t('Prestazioni')}>
      {performed.data.length === 0 && open.length === 0 && (
        <p className={classes.none}>{t('Non ci sono prestazioni')}</p>
      )}
      {performed.data.length > 0 && <Performed performances={performed.data} />}
      {open.length > 0 && <Planned services={open} />}
      <RecordActions task={task} dossierId={dossierId} open={open.length > 0} />
    </Card>
  )
}

function Performed({ performances }: { performances: readonly Performance[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.plain} aria-label={t('Prestazioni eseguite')}>
      {performances.map(performance => (
        <PerformanceRow key={performance._id} performance={performance} />
      ))}
    </ul>
  )
}

function Planned({ services }: { services: readonly PlannedService[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={classes.planned}>{t('Pianificate')}</h3>
      <ul className={classes.plain} aria-label={t('Prestazioni pianificate')}>
        {services.map(({ serviceId, service_details: { letter, name, code }, duration }) => (
          <li key={serviceId} className={classes.plannedRow}>
            <LetterMark letter={letter} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.facts}>{code}</span>
            </span>
            <span className={classes.minutes}>{t('{{minutes}} min', { minutes: duration })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ActionsProps = { task: Task; dossierId: string; open: boolean }

function RecordActions({ task, dossierId, open }: ActionsProps) {
  const { t } = useTranslation()
  const mayRecord = useMayRecord()
  const [confirming, setConfirming] = useState(false)
  if (!mayRecord(task)) return null
  const begun = task.started_at !== null || task.status === 'completed'
  return (
    <div className={classes.recording}>
      {open && begun && (
        <Button
          variant="default"
          leftSection={<IconCheck size={20} aria-hidden />}
          onClick={() => setConfirming(true)}
        >
          {t('Conferma le prestazioni')}
        </Button>
      )}
      <LinkButton
        link={pages.newPerformances.link({ dossierId }, { taskId: task._id })}
        variant="subtle"
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        {t('Aggiungi prestazione')}
      </LinkButton>
      {confirming && <FinishVisit task={task} onClose={() => setConfirming(false)} />}
    </div>
  )
}
