import { use } from 'react'
import { DossierContext } from '../../session/dossier.ts'
import { useMay } from '../../session/person.ts'

/** Whether nothing may be planned here: the person plans nothing at all, or the client's dossier is closed. */
export function useReadOnly(): boolean {
  const mayPlan = useMay('calendar.own', 'write')
  const dossier = use(DossierContext)
  return !mayPlan || dossier?.closed === true
}
