import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TaskAction } from '@vicino/domain/tasks/task-action.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import { useState } from 'react'
import { useSave } from '../../calls/use-save.ts'
import { taskReads } from '../task-reads.ts'

type TaskChanging = {
  /** The task as it stands now: as read, as changed here, or as somebody else left it meanwhile. */
  newest: Task
  busy: TaskAction | null
  banner: string | null
  /** The doses for which the end was refused. */
  openDoses: VisitDose[] | null
  clear: () => void
  /** Answers whether it is written. */
  change: (action: TaskAction, fields: ChangedTask) => Promise<boolean>
}

const newer = (one: Task, other: Task | null): Task => (other && other.version > one.version ? other : one)

/** Changes a task by one tap. A tap on a version that is no longer the last one shows how the task stands now. */
export function useTaskChange(task: Task, onDone: (changed: Task) => void): TaskChanging {
  const save = useSave(updateTask, { refreshes: taskReads })
  const [busy, setBusy] = useState<TaskAction | null>(null)
  const [changed, setChanged] = useState<Task | null>(null)
  const met = save.carried('stale')
  const newest = newer(newer(task, changed), met)

  const send = async (action: TaskAction, fields: ChangedTask): Promise<boolean> => {
    setBusy(action)
    const body = { version: newest.version, ...fields }
    const answer = await save.send({ params: { taskId: task._id }, body }).finally(() => setBusy(null))
    if (!answer) return false
    setChanged(answer)
    onDone(answer)
    return true
  }
  const openDoses = save.carried('doses_open')
  return {
    newest,
    busy,
    banner: openDoses ? null : save.banner,
    openDoses,
    clear: save.clear,
    change: async (action, fields) => busy === null && send(action, fields),
  }
}
