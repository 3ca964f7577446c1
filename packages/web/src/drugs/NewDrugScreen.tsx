import { NewRecordScreen } from '../records/NewRecordScreen.tsx'
import { drugForm } from './drug-form.ts'

export const NewDrugScreen = () => <NewRecordScreen of={drugForm} />
