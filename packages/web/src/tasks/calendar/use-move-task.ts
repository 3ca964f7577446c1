import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { confirmationOf, type Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAnew, type Refusal, useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { tooLateWords } from '../too-late.ts'
import { timeWords } from '../task-words.ts'
import { type Reached, type ScopeQuestion, useScope } from '../series/use-scope.ts'
import { useToldSeries } from '../series/use-told-series.ts'
import { changeOfTime } from './change-of-time.ts'

/** What a move asks about an overlap; undefined as the reason takes it back. */
type ClashQuestion = { overlap: Overlap; settle: (reason: string | undefined) => void }

export type MovingTasks = {
  /** Rejects where the task goes back. By then it is said why, or the person has taken it back herself. */
  move: (task: Task, time: CalendarTime) => Promise<void>
  scope: ScopeQuestion | null
  clash: ClashQuestion | null
}

type Reaching = Reached['reach'] & { confirm_overlap?: OverlapConfirmation }

/** Where a task overlapped with a reason, it does so again with the same. */
const confirmedFor = ({ confirm_overlap }: Task): Reaching => (confirm_overlap ? { confirm_overlap } : {})

/** A move that goes back: it was refused, or the person took it back when she was asked. */
class TakenBack extends Error {}

/** Moves tasks by hand: asks what has to be asked, says what was done, and offers to undo it. */
export function useMoveTask(): MovingTasks {
  const { t } = useTranslation()
  const client = useQueryClient()
  const told = useToldSeries()
  const { ask, question: scope } = useScope()
  const refused = useRef<Refusal<typeof updateTask>>(null)
  const save = useSave(updateTask, {
    refreshes: taskReads,
    awaitsReads: true,
    onRefused: refusal => {
      refused.current = refusal
    },
  })
  const [clash, setClash] = useState<ClashQuestion | null>(null)

  const askReason = async (overlap: Overlap): Promise<string> => {
    const reason = await new Promise<string | undefined>(settle => setClash({ overlap, settle }))
    setClash(null)
    if (reason === undefined) throw new TakenBack()
    return reason
  }
  const send = async (task: Task, time: CalendarTime, more: Reaching, isUndo = false): Promise<Task> => {
    const body = { version: task.version, ...changeOfTime(task, time), ...more }
    const moved = await save.send({ params: { taskId: task._id }, body })
    if (moved) return moved
    const { code, banner, carried } = refused.current!
    const overlap = carried('overlap')
    if (overlap) {
      const confirm_overlap = confirmationOf(await askReason(overlap), overlap)
      return send(task, time, { ...more, confirm_overlap }, isUndo)
    }
    if (banner) toast((isUndo && tooLateWords(code, t)) || banner, 'error')
    if (code === 'stale') void readAnew(client, undefined, taskReads)
    throw new TakenBack()
  }
  const undo = (moved: Task, before: Task): void =>
    void send(moved, before, confirmedFor(before), true).then(
      back => toast(t('Come prima: {{when}}', { when: whenWords(back) })),
      () => undefined,
    )
  const whenWords = (task: Task): string =>
    `${formatIn(spokenLanguage()).shortDay(task.date)}, ${timeWords(task, t)}`

  const move = async (task: Task, time: CalendarTime): Promise<void> => {
    const reached = await ask(task, changeOfTime(task, time))
    if (reached === undefined) throw new TakenBack()
    const moved = await send(task, time, reached.reach)
    const words = t('Spostato: {{when}}', { when: whenWords(moved) })
    if (reached.reach.scope) told(task._id, words, reached)
    else toast(words, 'ok', { label: t('Annulla'), act: () => undo(moved, task) })
  }
  return { move, scope, clash }
}
