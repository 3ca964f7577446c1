import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useOverlap } from '../../calls/use-overlap.ts'
import { type Save, useSave } from '../../calls/use-save.ts'
import { useVersionedForm, type VersionedFormState } from '../../records/use-versioned-form.ts'
import { bringAhead } from '../../ui/bring-code.ts'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { taskReads } from '../task-reads.ts'
import { errorsOfTask } from './errors-of-task.ts'
import {
  FormTask,
  seriesText,
  taskChangeOf,
  type TaskForm,
  type TaskValues,
  valuesOf,
} from './task-values.ts'
import type { TaskOverlap } from './TaskOverlapSheet.tsx'
import { useApart } from '../series/use-apart.ts'
import { type ScopeQuestion, scopesFor, type ToldReach, useScope } from '../series/use-scope.ts'
import { useToldSeries } from '../series/use-told-series.ts'

type Confirmed = Pick<ChangedTask, 'confirm_overlap' | 'confirm_open_doses'>

type TaskEdit = Pick<VersionedFormState<Task, TaskValues>, 'draft' | 'conflict' | 'changedMeanwhile'> & {
  save: Save<typeof updateTask>
  /** Saves once what was refused is answered, or in spite of it with its reason, as far as was said before. */
  confirm: (confirmed: Confirmed) => Promise<void>
  overlap: TaskOverlap | null
  /** How far the change reaches, while that is asked. */
  question: ScopeQuestion | null
}

/** A task's form: it is written over the version it began with, whatever is read anew meanwhile. */
export function useTaskEdit(task: Task): TaskEdit {
  const { t } = useTranslation()
  const client = useQueryClient()
  const save = useSave(updateTask, { refreshes: taskReads })
  const params = { taskId: task._id }

  const returnTo = useReturnTo(pages.task.link(params))
  const scope = useScope()
  const told = useToldSeries()
  const reached = useRef<ToldReach>({ reach: {}, sums: null })
  // A visit may overlap and have open doses: the reason of the one stays while the other is asked.
  const reasons = useRef<Confirmed>({})

  const written = useRef(task)
  const tell = (after: Task): void =>
    void bringAhead(() => import('../undo/take-back.ts')).then(code =>
      code ? code.tellChange({ client, t }, written.current, after) : toast(t('Appuntamento salvato')),
    )

  const send = (values: TaskValues, over: Task, form: TaskForm, days: Apart = []) => {
    written.current = over
    // What was told of the whole series is not so where some of its days stand apart.
    if (days.length > 0) reached.current = { ...reached.current, sums: null }
    const apart = days.length > 0 && { apart: days }
    const body = { ...taskChangeOf(values, over), ...reached.current.reach, ...reasons.current, ...apart }
    return save.send({ params, body: { ...body, version: values.version } }, errorsOfTask(form))
  }
  const askAndSend = async (values: TaskValues, over: Task, form: TaskForm): Promise<Task | undefined> => {
    const chosen = await scope.ask(over, taskChangeOf(values, over))
    if (chosen === undefined) return undefined
    reached.current = chosen
    reasons.current = {}
    return send(values, over, form)
  }

  const { draft, seen, conflict, changedMeanwhile } = useVersionedForm<Task, TaskValues>({
    key: `task.${task._id}`,
    schema: FormTask,
    row: task,
    valuesOf,
    save,
    send: askAndSend,
    onSaved: saved => {
      if (reached.current.reach.scope) told(task._id, t('Serie salvata'), reached.current)
      else tell(saved)
      returnTo()
    },
  })
  const { form } = draft
  const apart = useApart(seriesText(form.values))
  const confirm = async (confirmed: Confirmed, days: Apart = apart.days): Promise<void> => {
    reasons.current = { ...reasons.current, ...confirmed }
    draft.conclude(await send(form.getValues(), seen, form, days))
  }
  const overlap = useOverlap(save, confirm_overlap => confirm({ confirm_overlap }))
  return {
    draft,
    save,
    conflict,
    changedMeanwhile,
    confirm,
    overlap: overlap && {
      ...overlap,
      // One step back: how far the change reaches, where that was asked before.
      onClose: () => {
        save.clear()
        if (scopesFor(seen, taskChangeOf(form.getValues(), seen)).length > 1) void draft.submit()
      },
      form,
      again: () => void confirm({}, []),
      clear: save.clear,
      apart,
      sendApart: days => void confirm({}, days),
      changed: () => ({
        task: seen,
        change: taskChangeOf(form.getValues(), seen),
        reach: reached.current.reach,
      }),
    },
    question: scope.question,
  }
}
