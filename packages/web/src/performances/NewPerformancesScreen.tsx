import { type Task, untitled } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
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
  const {
    data: task,
    error,
    refetch,
  } = useRead(getTask, { params: { taskId: taskId ?? '' } }, { when: asked })
  refuseMissing(error)
  return (
    <Page width="form">
      <PageHeader
        title={t('Aggiungi prestazioni')}
        under={task && `${task.title || t(untitled.label)}, ${task.start_time ?? t('Tutto il giorno')}`}
        back={pages.performances.link({ dossierId })}
      />
      {!asked && (
        <Notice>{t('Le prestazioni si aggiungono dalla visita in cui sono state eseguite.')}</Notice>
      )}
      {error && !task && <LoadError failure={error} onRetry={() => void refetch()} />}
      {asked && !task && !error && <FormSkeleton />}
      {task && <OnVisit task={task} />}
    </Page>
  )
}

function OnVisit({ task }: { task: Task }) {
  const { t } = useTranslation()
  const mayRecord = useMayRecord()
  if (!mayRecord(task)) return <Notice>{t('Su questa visita non può registrare prestazioni.')}</Notice>
  return <NewPerformancesForm task={task} />
}
