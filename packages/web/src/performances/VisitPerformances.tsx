import { doubtsOf } from '@vicino/domain/performances/performance-doubts.ts'
import type { Performance, PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { stillToRecord } from '@vicino/domain/performances/still-to-record.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { isMissing } from '../calls/failure.ts'
import { bothRead, Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Card } from '../ui/page/Page.tsx'
import { ConfirmServices, LeaveOutServices } from './LatePerformanceSheets.tsx'
import { LetterMark } from './LetterMark.tsx'
import { PerformanceRow } from './PerformanceRow.tsx'
import classes from './Performances.module.css'
import { useMayRecord } from './use-may-record.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  task: Task
  dossierId: string
  /** Where the visit goes on: shows what is planned as what its end is going to record. */
  offer?: (planned: readonly PlannedOnVisit[], performed: readonly Performance[]) => ReactNode
}

/** The services of one visit, on its page: what was done, what is planned, and the way to record it. */
export function VisitPerformances({ task, dossierId, offer }: Props) {
  const params = { taskId: task._id }
  const read = bothRead(useRead(getTaskPerformances, { params }), useRead(getPlannedServices, { params }))
  // Her own visit may lie in a dossier that she cannot read any more: then there is nothing here for her.
  if (!read.data && read.error && isMissing(read.error)) return null
  return (
    <Loaded read={read} skeleton={null}>
      {([performed, planned]) => (
        <Services
          task={task}
          dossierId={dossierId}
          performed={performed}
          planned={planned}
          {...(offer && { offer })}
        />
      )}
    </Loaded>
  )
}

type ServicesProps = Props & {
  performed: readonly Performance[]
  planned: readonly PlannedOnVisit[]
}

function Services({ task, dossierId, performed, planned, offer }: ServicesProps) {
  const { t } = useTranslation()
  const mayRecord = useMayRecord()(task)
  const open = task.status === 'not_done' ? [] : stillToRecord(planned, performed)
  const standing = performed.filter(({ struck }) => !struck)
  const recorded = new Set(standing.map(codeOf))
  const leftOut = planned.filter(service => service.left_out && !recorded.has(codeOf(service)))
  const offered = mayRecord && offer?.(planned, performed)
  return (
    <Card title={t('Prestazioni')}>
      {performed.length === 0 && open.length === 0 && (
        <p className={classes.noneOfVisit}>{t('Non ci sono prestazioni')}</p>
      )}
      {performed.length > 0 && <Performed performances={performed} />}
      {open.length > 0 && !offered && (
        <Planned title={t('Pianificate')} label={t('Prestazioni pianificate')} services={open} />
      )}
      {offered}
      {leftOut.length > 0 && (
        <Planned title={t('Non eseguite')} label={t('Prestazioni non eseguite')} services={leftOut} />
      )}
      {mayRecord && (
        <RecordActions
          task={task}
          dossierId={dossierId}
          open={open}
          offered={Boolean(offered)}
          partly={standing.length > 0}
        />
      )}
    </Card>
  )
}

function Performed({ performances }: { performances: readonly Performance[] }) {
  const { t } = useTranslation()
  // What is not prescribed is said of the whole visit, beside its minutes.
  const doubts = doubtsOf(performances, null)
  return (
    <ul className={classes.plain} aria-label={t('Prestazioni eseguite')}>
      {performances.map(performance => (
        <PerformanceRow
          key={performance._id}
          performance={performance}
          doubts={doubts.get(performance._id)}
        />
      ))}
    </ul>
  )
}

const codeOf = ({ service_details: { code } }: { service_details: { code: string } }): string => code

type PlannedProps = { title: string; label: string; services: readonly PlannedOnVisit[] }

function Planned({ title, label, services }: PlannedProps) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={classes.planned}>{title}</h3>
      <ul className={classes.plain} aria-label={label}>
        {services.map(({ serviceId, service_details: { letter, name, code }, duration, offered }) => (
          <li key={serviceId} className={classes.plannedRow}>
            <LetterMark letter={letter} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <Text block tone="muted" size={15}>
                {dotted([code, !offered && t('non più offerta')])}
              </Text>
            </span>
            <span className={classes.plannedMinutes}>{t('{{minutes}} min', { minutes: duration })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ActionsProps = {
  task: Task
  dossierId: string
  /** What is planned and of which nobody has said anything. */
  open: readonly PlannedOnVisit[]
  /** Whether they are ticked above. */
  offered: boolean
  /** Whether the rest stands recorded. */
  partly: boolean
}

function RecordActions({ task, dossierId, open, offered, partly }: ActionsProps) {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState(false)
  const begun = task.started_at !== null || task.status === 'completed'
  return (
    <div className={classes.recording}>
      {open.length > 0 && begun && !offered && (
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
      {open.length > 0 && partly && <LeaveOut taskId={task._id} services={open} />}
      {confirming && <ConfirmServices task={task} onClose={() => setConfirming(false)} />}
    </div>
  )
}

/** Says that the rest was not done, once it is seen what that is: it waits no longer, and can still be recorded. */
function LeaveOut({ taskId, services }: { taskId: string; services: readonly PlannedOnVisit[] }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" leftSection={<IconX size={20} aria-hidden />} onClick={() => setAsking(true)}>
        {t('Il resto non è stato eseguito')}
      </Button>
      {asking && <LeaveOutServices taskId={taskId} services={services} onClose={() => setAsking(false)} />}
    </>
  )
}
