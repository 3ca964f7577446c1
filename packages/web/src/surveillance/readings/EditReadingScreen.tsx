import { EditRecordScreen } from '../../records/EditRecordScreen.tsx'
import { readingForm } from './reading-form.ts'

export const EditReadingScreen = () => <EditRecordScreen of={readingForm} />
