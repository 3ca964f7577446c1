import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/person.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { calendarLink } from './calendar-links.ts'
import { DossierFinder } from './DossierFinder.tsx'
import { UndoKey } from '../undo/UndoKey.tsx'
import { TaskFinder } from './TaskFinder.tsx'
import { useCalendar } from './use-calendar.ts'
import { useFind } from './use-find.ts'

const amongs = [
  { value: 'tasks', label: 'Appuntamenti' },
  { value: 'dossiers', label: 'Dossier' },
] as const

/** Looks for tasks by words, kind and days, or for the client whose calendar one wants to see. */
export function FindScreen() {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const find = useFind()
  const mayFindDossiers = useMay('dossier.list') && calendar.dossierId === undefined
  const among = mayFindDossiers ? (find.search.among ?? 'tasks') : 'tasks'
  return (
    <Page>
      <UndoKey />
      <PageHeader title={t('Cerca nel calendario')} back={calendarLink('calendar', calendar)} />
      <Stack>
        {mayFindDossiers && (
          <Segmented
            full
            label={t('Che cosa cercare')}
            options={amongs}
            value={among}
            onChange={next => find.show({ among: next })}
          />
        )}
        {among === 'tasks' ? <TaskFinder calendar={calendar} find={find} /> : <DossierFinder />}
      </Stack>
    </Page>
  )
}
