import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { actionsOn, endTask, markNotDone, startTask } from '@vicino/domain/tasks/task-action.ts'
import { getAllTasks, getTask, getTasksOfDate, updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { ChangedFields } from '@vicino/domain/tasks/written-task.ts'
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { NotDoneSheet } from './NotDoneSheet.tsx'
import classes from './NextVisit.module.css'

const now = (): Instant => new Date().toISOString()

/** One tap to begin, end or cancel a visit. What the server refuses stays beside the buttons. */
export function TaskActions({ task }: { task: Task }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const save = useSave(updateTask, { refreshes: [getTasksOfDate, getAllTasks, getTask] })
  const actions = actionsOn(task)
  if (actions.length === 0 || task.suspended_by_dossier) return null

  const change = async (fields: ChangedFields): Promise<void> => {
    const changed = await save.send({
      params: { taskId: task._id },
      body: { version: task.version, ...fields },
    })
    if (changed) setAsking(false)
  }
  const begins = actions.includes('start')
  return (
    <>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <div className={classes.actions}>
        {begins && (
          <Button
            size="lg"
            loading={save.saving && !asking}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={() => void change(startTask(now()))}
          >
            {t('Inizia')}
          </Button>
        )}
        {actions.includes('end') && (
          <Button
            size="lg"
            variant={begins ? 'default' : 'filled'}
            loading={save.saving && !asking && !begins}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={() => void change(endTask(now()))}
          >
            {t('Termina')}
          </Button>
        )}
        {actions.includes('not_done') && (
          <Button size="lg" variant="subtle" onClick={() => setAsking(true)}>
            {t('Non eseguita')}
          </Button>
        )}
      </div>
      <NotDoneSheet
        open={asking}
        onClose={() => setAsking(false)}
        busy={save.saving}
        banner={save.banner}
        onConfirm={notDone => void change(markNotDone(notDone))}
      />
    </>
  )
}
