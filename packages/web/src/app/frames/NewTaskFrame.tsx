import { useTranslation } from 'react-i18next'
import { NewTaskScreen } from '../../tasks/form/NewTaskScreen.tsx'
import { late } from '../../ui/late.ts'

const DuplicatesFound = late(
  async () => (await import('../../dossiers/new/DuplicatesFound.tsx')).DuplicatesFound,
)

/** A new task; where it opened a dossier that resembles another, that is looked at before one goes on. */
export function NewTaskFrame() {
  const { t } = useTranslation()
  return (
    <NewTaskScreen
      similar={opened => <DuplicatesFound {...opened} goOnLabel={t("Vai all'appuntamento")} />}
    />
  )
}
