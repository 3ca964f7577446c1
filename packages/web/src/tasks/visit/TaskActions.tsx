import type { Task } from '@vicino/domain/tasks/task.ts'
import {
  actionsOn,
  endTask,
  markNotDone,
  startTask,
  type TaskAction,
} from '@vicino/domain/tasks/task-action.ts'
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/person.ts'
import { now, useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import type { LinkTarget } from '../../pages/link-target.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Dock } from '../../ui/page/Dock.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { late } from '../../ui/late.ts'
import { mayChange } from '../may-change.ts'
import { OpenDoses } from './OpenDoses.tsx'
import { useTaskChange } from './use-task-change.ts'
import classes from './TaskActions.module.css'

const ConfirmStep = late(async () => (await import('../step/ConfirmStepSheet.tsx')).ConfirmStepSheet)
const NotDone = late(async () => (await import('./NotDoneSheet.tsx')).NotDoneSheet)

/** What takes a visit that goes on from its page. */
type Leave = Exclude<TaskAction, 'start'>

type Props = {
  task: Task
  onDone: (changed: Task) => void
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
    /** Told before it is sent, and again where it was refused. */
    onSending: (isSending: boolean) => void
  }
}

/** One tap to begin, end or cancel a visit. What the server refuses stays beside the buttons. */
export function TaskActions({ task, onDone, goesOn, atWork }: Props) {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  const [asking, setAsking] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { newest, busy, banner, openDoses, clear, change } = useTaskChange(task, changed => {
    setAsking(false)
    onDone(changed)
  })
  const may = mayChange(newest, person) && !newest.suspended_by_dossier
  const { care_untold } = task
  const actions = may ? actionsOn({ ...newest, care_untold }, today) : []
  if (actions.length === 0 && !banner) return null

  const visit = newest.type === 'client'
  const begins = actions.includes('start')
  const step = task.step?.goes_on ? task.step : null
  const goesOnAt = visit && !begins ? goesOn : undefined
  const isMain = !begins && !goesOnAt
  const leave = async (action: Leave, fields: ChangedTask): Promise<boolean> => {
    if (busy !== null) return false
    atWork?.onSending(true)
    const isWritten = await change(action, fields)
    if (!isWritten) atWork?.onSending(false)
    return isWritten
  }
  const before = atWork?.before ?? ((_: Leave, goOn: () => void) => goOn())
  const end = (fields: ChangedTask = endTask(now())): void => void leave('end', fields)
  const docked = atWork?.docked ?? true
  return (
    <Dock
      className={classes.dock}
      docked={docked}
      data-at-work={atWork !== undefined || undefined}
      data-docked={docked || undefined}
      {...(atWork && { 'data-save-bar': true })}
    >
      {banner && !asking && <Notice tone="error">{banner}</Notice>}
      {atWork?.said}
      <div className={classes.actions}>
        {begins && (
          <Button
            size="lg"
            loading={busy === 'start'}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={once(() => void change('start', startTask(now())))}
          >
            {t('Inizia')}
          </Button>
        )}
        {goesOnAt && (
          <LinkButton link={goesOnAt} leftSection={<IconPlayerPlay size={20} aria-hidden />}>
            {t('Continua la visita')}
          </LinkButton>
        )}
        {actions.includes('end') && (
          <Button
            size="lg"
            variant={isMain ? 'filled' : 'default'}
            loading={busy === 'end'}
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
          onConfirm={said => leave('not_done', markNotDone(said))}
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
      {openDoses && (
        <OpenDoses
          task={newest}
          doses={openDoses}
          onAnswered={end}
          onLeave={reason => end({ ...endTask(now()), confirm_open_doses: { reason } })}
          onClose={clear}
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
