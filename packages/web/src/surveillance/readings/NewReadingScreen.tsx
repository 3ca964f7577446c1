import { getLatestValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { NewRecordScreen } from '../../records/NewRecordScreen.tsx'
import { useDossier } from '../../session/dossier.ts'
import { NewReadingFields } from './NewReadingFields.tsx'
import { readingForm } from './reading-form.ts'

const newReadingForm = { ...readingForm, Fields: NewReadingFields }

/** A new reading. What this client usually has measured is asked for together with the draft, not after it. */
export function NewReadingScreen() {
  const { _id: dossierId, allows } = useDossier()
  useRead(getLatestValues, { params: { dossierId } }, { when: allows('parameters.write') })
  return <NewRecordScreen of={newReadingForm} />
}
