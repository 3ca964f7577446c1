import type { CarriedOut } from '@vicino/domain/performances/carried-out.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { endTask, type TaskAction } from '@vicino/domain/tasks/task-action.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { endVisit } from '@vicino/domain/tasks/visit-end.contract.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useRef, useState } from 'react'
import type { FailureCode } from '../../calls/failure.ts'
import { type FieldErrorsTaker, useSave } from '../../calls/use-save.ts'
import { now } from '../../i18n/use-today.ts'
import type { Recording } from '../../performances/recording.ts'
import { taskReads } from '../task-reads.ts'

export type TaskChanging = {
  /** The task as it stands now: as read, as changed here, or as somebody else left it meanwhile. */
  newest: Task
  busy: TaskAction | null
  banner: string | null
  /** The instant of a tap; of one to which no answer came the same again, so that it is the same act. */
  at: (action: TaskAction) => Instant
  /** When the visit ends of whose end nobody knows whether it was stored. */
  unanswered: Instant | null
  /** Answers whether it is written, once what is asked of an end is answered. */
  change: (action: TaskAction, fields: ChangedTask) => Promise<boolean>
  /** Ends the visit with what was carried out in it. */
  endAt: (at: Instant) => Recording
  /** What is asked before an end: the doses without an answer, and what becomes of it. */
  openDoses: {
    doses: readonly VisitDose[]
    goOn: (more?: Pick<ChangedTask, 'confirm_open_doses'>) => void
    stay: () => void
  } | null
}

/** What was tapped, as it is sent. */
type Act = { action: TaskAction; fields: ChangedTask; carriedOut?: CarriedOut; lines?: FieldErrorsTaker }

const newer = (one: Task, other: Task | null): Task => (other && other.version > one.version ? other : one)

/** Changes a task by one tap. A tap on a version that is no longer the last one shows how the task stands now. */
export function useTaskChange(task: Task, onDone?: (changed: Task) => void): TaskChanging {
  const refusedFor = useRef<FailureCode>(null)
  const onRefused = ({ code }: { code: FailureCode | null }): void => {
    refusedFor.current = code
  }
  const plain = useSave(updateTask, { refreshes: taskReads, onRefused })
  const ending = useSave(endVisit, { refreshes: taskReads, shownBy: getTask, onRefused })
  const [busy, setBusy] = useState<TaskAction | null>(null)
  const [changed, setChanged] = useState<Task | null>(null)
  const [lost, setLost] = useState<{ act: Act; _id: string } | null>(null)
  const waiting = useRef<{ act: Act; tell: (isWritten: boolean) => void }>(null)
  const newest = newer(newer(task, changed), plain.carried('stale') ?? ending.carried('stale'))
  const clear = (): void => {
    plain.clear()
    ending.clear()
  }

  const write = ({ fields, carriedOut, lines }: Act, _id: string): Promise<Task | undefined> => {
    const params = { taskId: task._id }
    const { version } = newest
    if (!carriedOut) return plain.send({ params, body: { version, ...fields } })
    const { status: _ended, ended_at, ...asked } = fields
    const body = { _id, version, ended_at: ended_at!, ...asked, ...carriedOut }
    return ending.send({ params, body }, lines)
  }
  const send = async (act: Act): Promise<boolean> => {
    clear()
    setBusy(act.action)
    // What is said as it was when no answer came is the same act.
    const _id = lost && JSON.stringify(lost.act) === JSON.stringify(act) ? lost._id : newId()
    const answer = await write(act, _id).finally(() => setBusy(null))
    setLost(!answer && refusedFor.current === 'away' ? { act, _id } : null)
    if (answer) {
      setChanged(answer)
      onDone?.(answer)
    }
    if (answer || refusedFor.current !== 'doses_open') return answer !== undefined
    return new Promise(tell => {
      waiting.current = { act, tell }
    })
  }
  const change = async (act: Act): Promise<boolean> => busy === null && send(act)

  const doses = plain.carried('doses_open') ?? ending.carried('doses_open')
  const recorded = ending.carried('recorded_already') ?? []
  const used = ending.carried('used_already') ?? []
  const banner = doses || recorded.length + used.length > 0 ? null : (plain.banner ?? ending.banner)
  return {
    newest,
    busy,
    banner,
    at: action => (lost?.act.action === action && instantOf(lost.act.fields)) || now(),
    unanswered: lost?.act.fields.ended_at ?? null,
    change: (action, fields) => change({ action, fields }),
    endAt: at => ({
      send: (carriedOut, { lines }) => change({ action: 'end', fields: endTask(at), carriedOut, lines }),
      saving: busy !== null,
      banner,
      recorded,
      used,
      clear,
    }),
    openDoses: doses && {
      doses,
      goOn: (more = {}) => {
        const { act, tell } = waiting.current!
        void send({ ...act, fields: { ...act.fields, ...more } }).then(tell)
      },
      stay: () => {
        clear()
        waiting.current?.tell(false)
      },
    },
  }
}

const instantOf = ({ started_at, ended_at }: ChangedTask): Instant | null => ended_at ?? started_at ?? null
