import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { NewRecordScreen } from '../records/NewRecordScreen.tsx'
import { drugForm } from './drug-form.ts'

const forReturn = { ...drugForm, pages: { ...drugForm.pages, list: pages.hospitalReturn } }

/** A new drug; one that the hospital ordered leads back to the return. */
export function NewDrugScreen() {
  const { for: page } = usePage(pages.newDrug).search
  return <NewRecordScreen of={page === 'return' ? forReturn : drugForm} />
}
