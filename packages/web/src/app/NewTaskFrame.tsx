import { useTranslation } from 'react-i18next'
import { DuplicatesFound } from '../dossiers/DuplicatesFound.tsx'
import { NewTaskScreen } from '../tasks/NewTaskScreen.tsx'

/** A new task; where it opened a dossier that resembles another, that is looked at before one goes on. */
export function NewTaskFrame() {
  const { t } = useTranslation()
  return (
    <NewTaskScreen
      similar={opened => <DuplicatesFound {...opened} goOnLabel={t("Vai all'appuntamento")} />}
    />
  )
}
