import { type Task, untitled } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import type { Read } from '../calls/Loaded.tsx'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { NewPerformancesForm } from './NewPerformancesForm.tsx'
import { useMayRecord } from './use-may-record.ts'

/** Adds services to a visit that the address names: which ones, then how long each took. */
export function NewPerformancesScreen() {
  const { t } = useTranslation()
  const {
    params: { dossierId },
    search: { taskId },
  } = usePage(pages.newPerformances)
  const asked = taskId !== undefined
  const named = useRead(getTask, { params: { taskId: taskId ?? '' } }, { when: asked })
  const read: Read<Task | null> = asked ? named : { ...named, data: null }
  const task = named.data
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      width="form"
      title={t('Aggiungi prestazioni')}
      under={task && `${task.title || t(untitled.label)}, ${task.start_time ?? t('Tutto il giorno')}`}
      back={pages.performances.link({ dossierId })}
    >
      {visit => <OnVisit task={visit} />}
    </Screen>
  )
}

function OnVisit({ task }: { task: Task | null }) {
  const { t } = useTranslation()
  const mayRecord = useMayRecord()
  if (task === null)
    return <Notice>{t('Le prestazioni si aggiungono dalla visita in cui sono state eseguite.')}</Notice>
  if (!mayRecord(task)) return <Notice>{t('Su questa visita non può registrare prestazioni.')}</Notice>
  return <NewPerformancesForm task={task} />
}
