import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TaskAction } from '@vicino/domain/tasks/task-action.ts'
import { updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { ChangedFields } from '@vicino/domain/tasks/written-task.ts'
import { useState } from 'react'
import { useSave } from '../calls/use-save.ts'
import { taskReads } from './task-reads.ts'

type TaskChanging = {
  /** The task as it stands now: as read, as changed here, or as somebody else left it meanwhile. */
  newest: Task
  busy: TaskAction | null
  banner: string | null
  change: (action: TaskAction, fields: ChangedFields) => void
}

const newer = (one: Task, other: Task | undefined): Task =>
  other && other.version > one.version ? other : one

/** Changes a task by one tap. A tap on a version that is no longer the last one shows how the task stands now. */
export function useTaskChange(task: Task, onDone: (changed: Task) => void): TaskChanging {
  const save = useSave(updateTask, { refreshes: taskReads })
  const [busy, setBusy] = useState<TaskAction | null>(null)
  const [changed, setChanged] = useState<Task>()
  const met = save.code === 'stale' ? (save.current as Task) : undefined
  const newest = newer(newer(task, changed), met)

  const send = async (action: TaskAction, fields: ChangedFields): Promise<void> => {
    setBusy(action)
    const body = { version: newest.version, ...fields }
    const answer = await save.send({ params: { taskId: task._id }, body }).finally(() => setBusy(null))
    if (!answer) return
    setChanged(answer)
    onDone(answer)
  }
  return {
    newest,
    busy,
    banner: save.banner,
    change: (action, fields) => {
      if (busy === null) void send(action, fields)
    },
  }
}
