import { EditRecordScreen } from '../records/EditRecordScreen.tsx'
import { drugForm } from './drug-form.ts'

export const EditDrugScreen = () => <EditRecordScreen of={drugForm} />
