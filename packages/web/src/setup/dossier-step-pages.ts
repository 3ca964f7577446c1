import type { SetupStep } from '@vicino/domain/setup/dossier-setup.ts'
import type { OpenDossier } from '../session/dossier.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { type DossierPage, pages } from '../pages/pages.ts'
import { comingBack } from '../pages/coming-back.ts'

/** Where each step of a dossier is done, and what its address says beside. */
const stepPages: Partial<Record<SetupStep, { page: DossierPage; search?: object }>> = {
  health_data: { page: pages.sanitaryData, search: { page: 'cardNumber' } },
  prescription: { page: pages.newPrescription },
  anamnesis: { page: pages.anamnesis },
  care_plan: { page: pages.carePlans },
  collaborators: { page: pages.stakeholders },
  planned_performances: { page: pages.dayServices },
}

/** Where a step that is done can be looked at, where that is another page than the one on which it is done. */
const donePages: Partial<Record<SetupStep, DossierPage>> = { prescription: pages.prescriptions }

/** The way to a step of an open dossier and back to its checklist; undefined where its page is for others. */
export function linkOfStep(
  { _id: dossierId, opens }: Pick<OpenDossier, '_id' | 'opens'>,
  step: SetupStep,
  done: boolean,
): LinkTarget | undefined {
  const place = stepPages[step]
  if (!place) return undefined
  const page = (done ? donePages[step] : undefined) ?? place.page
  if (!opens(page)) return undefined
  const link = page.link({ dossierId })
  const back = `/dossier/${dossierId}/setup`
  return comingBack(
    page === place.page ? { ...link, ...(place.search && { search: place.search }) } : link,
    back,
  )
}
