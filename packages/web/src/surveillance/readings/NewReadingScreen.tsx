import { NewRecordScreen } from '../../records/NewRecordScreen.tsx'
import { readingForm } from './reading-form.ts'

export const NewReadingScreen = () => <NewRecordScreen of={readingForm} />
