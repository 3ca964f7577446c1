import type { Task } from '@vicino/domain/tasks/task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { toast } from '../ui/toast.ts'
import { bodyOfLines, FormLines, judgeMinutes, type PerformanceLine } from './performance-line.ts'
import { useAddPerformances } from './use-add-performances.ts'

/** A service that a visit offers at its end: chosen until somebody says that it was not done, closed until it is changed. */
export type OfferedLine = {
  line: PerformanceLine
  chosen: boolean
  open: boolean
  error: string | undefined
}

/** What stands in the sheet at the end of a visit, and its confirmation. */
export function useFinishedServices(task: Task, offered: readonly PerformanceLine[], onSaved: () => void) {
  const { t } = useTranslation()
  const [_id] = useState(() => newId())
  const save = useAddPerformances()
  // What is read anew meanwhile must not change under the hand.
  const [items, setItems] = useState(() =>
    offered.map(
      (line): OfferedLine => ({
        line,
        chosen: true,
        open: judgeMinutes(line.duration) !== null,
        error: undefined,
      }),
    ),
  )
  const chosen = items.filter(item => item.chosen).map(({ line }) => line)
  const put = (code: string, changed: Partial<OfferedLine>): void =>
    setItems(was =>
      was.map(item => (item.line.service_details.code === code ? { ...item, ...changed } : item)),
    )
  const showErrors = (errors: Record<string, string>): void =>
    setItems(was =>
      was.map(item => {
        const at = chosen.indexOf(item.line)
        return { ...item, error: errors[`performances.${at}.duration`] }
      }),
    )
  const confirm = async (): Promise<void> => {
    const errors = errorsAtFields(FormLines, { performances: chosen })
    showErrors(errors)
    if (save.saving || Object.keys(errors).length > 0) return
    const body = { _id, performances: bodyOfLines(chosen) }
    if (!(await save.send({ params: { taskId: task._id }, body }))) return
    toast(t('Service added'), 'ok')
    onSaved()
  }
  return {
    items,
    chosen,
    saving: save.saving,
    banner: save.banner,
    confirm,
    change: (line: PerformanceLine) => put(line.service_details.code, { line, error: undefined }),
    open: ({ line }: OfferedLine) => put(line.service_details.code, { open: true, chosen: true }),
    toggle: ({ line, chosen: was }: OfferedLine) => put(line.service_details.code, { chosen: !was }),
    /** All of them, or none where all are chosen. */
    toggleAll: () => {
      const all = chosen.length === items.length
      setItems(items.map(item => ({ ...item, chosen: !all })))
    },
  }
}
