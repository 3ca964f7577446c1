import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import {
  actionsOn,
  endTask,
  markNotDone,
  startTask,
  type TaskAction,
} from '@vicino/domain/tasks/task-action.ts'
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FinishVisit } from '../../performances/LatePerformanceSheets.tsx'
import { useMayRecord } from '../../performances/use-may-record.ts'
import { usePerson } from '../../session/person.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import type { LinkTarget } from '../../pages/link-target.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Dock } from '../../ui/page/Dock.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { late } from '../../ui/late.ts'
import { mayChange } from '../may-change.ts'
import { OpenDoses } from './OpenDoses.tsx'
import type { TaskChanging } from './use-task-change.ts'
import classes from './TaskActions.module.css'

const ConfirmStep = late(async () => (await import('../step/ConfirmStepSheet.tsx')).ConfirmStepSheet)
const NotDone = late(async () => (await import('./NotDoneSheet.tsx')).NotDoneSheet)

/** What takes a visit that goes on from its page. */
type Leave = Exclude<TaskAction, 'start'>

type Props = {
  task: Task
  changing: TaskChanging
  /** Where a visit that has begun goes on: the way there comes before its end. */
  goesOn?: LinkTarget
  /** On the page on which it goes on. */
  atWork?: {
    /** What its end is going to record. */
    said: ReactNode
    /** False while a keypad holds the edge. */
    docked: boolean
    /** Goes on with what ends the visit, once what else is typed on the page is safe or left. */
    before: (leave: Leave, goOn: () => void) => void
    /** Ends it with what stands ticked on the page; without, what was done in it is asked. */
    end?: () => void
  }
}

/** One tap to begin, end or cancel a visit. What the server refuses stays beside the buttons. */
export function TaskActions({ task, changing, goesOn, atWork }: Props) {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  const mayRecord = useMayRecord()
  const [asking, setAsking] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [endsAt, setEndsAt] = useState<Instant | null>(null)
  const { newest, busy, banner, openDoses, at, change, endAt } = changing
  const may = mayChange(newest, person) && !newest.suspended_by_dossier
  const { care_untold } = task
  const actions = may ? actionsOn({ ...newest, care_untold }, today) : []
  if (actions.length === 0 && !banner) return null

  const visit = newest.type === 'client'
  const begins = actions.includes('start')
  const ends = actions.includes('end')
  const finishes = ends && endsAt !== null
  const step = task.step?.goes_on ? task.step : null
  const goesOnAt = visit && !begins ? goesOn : undefined
  const isMain = !begins && !goesOnAt
  const endWithout = (instant: Instant): void => {
    setEndsAt(null)
    void change('end', endTask(instant))
  }
  const end = (): void => {
    if (atWork?.end) atWork.end()
    else if (visit && mayRecord(newest)) setEndsAt(at('end'))
    else endWithout(at('end'))
  }
  const before = atWork?.before ?? ((_: Leave, goOn: () => void) => goOn())
  const docked = atWork?.docked ?? true
  return (
    <Dock
      className={classes.dock}
      docked={docked}
      data-at-work={atWork !== undefined || undefined}
      data-docked={docked || undefined}
      {...(atWork && { 'data-save-bar': true })}
    >
      {banner && !asking && !finishes && <Notice tone="error">{banner}</Notice>}
      {atWork?.said}
      <div className={classes.actions}>
        {begins && (
          <Button
            size="lg"
            loading={busy === 'start'}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={once(() => void change('start', startTask(at('start'))))}
          >
            {t('Inizia')}
          </Button>
        )}
        {goesOnAt && (
          <LinkButton link={goesOnAt} leftSection={<IconPlayerPlay size={20} aria-hidden />}>
            {t('Continua la visita')}
          </LinkButton>
        )}
        {ends && (
          <Button
            size="lg"
            variant={isMain ? 'filled' : 'default'}
            loading={busy === 'end' || finishes}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={once(() => {
              if (step) setConfirming(true)
              else before('end', end)
            })}
          >
            {visit ? t('Termina') : t('Fatto')}
          </Button>
        )}
        {actions.includes('not_done') && (
          <Button size="lg" variant="subtle" onClick={once(() => before('not_done', () => setAsking(true)))}>
            {visit ? t('Non eseguita') : t('Non eseguito')}
          </Button>
        )}
      </div>
      {asking && (
        <NotDone
          taskId={task._id}
          isVisit={visit}
          onClose={() => setAsking(false)}
          busy={busy === 'not_done'}
          banner={banner}
          onConfirm={async said => {
            const isWritten = await change('not_done', markNotDone(said))
            if (isWritten) setAsking(false)
            return isWritten
          }}
        />
      )}
      {confirming && step && (
        <ConfirmStep
          step={{ _id: step.stepId, text: step.text }}
          protocol={{ _id: step.openedId, dossierId: step.dossierId }}
          taskId={task._id}
          onClose={() => setConfirming(false)}
        />
      )}
      {finishes && (
        <FinishVisit
          task={{ ...newest, ended_at: endsAt }}
          recording={endAt(endsAt)}
          onLater={() => endWithout(endsAt)}
          onClose={() => setEndsAt(null)}
        />
      )}
      {openDoses && (
        <OpenDoses
          task={newest}
          doses={openDoses.doses}
          onAnswered={() => openDoses.goOn()}
          onLeave={reason => openDoses.goOn({ confirm_open_doses: { reason } })}
          onClose={openDoses.stay}
        />
      )}
    </Dock>
  )
}

/** The second tap of a double tap meets the button that came in the place of the first: it decides nothing. */
const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act()
  }
