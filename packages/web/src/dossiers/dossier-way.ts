import type { DossierPage } from '../pages/pages.ts'
import type { OpenDossier } from '../session/dossier.ts'

/** A way to a page of the open dossier. */
export type DossierWay = {
  page: DossierPage
  label: string
  /** Where more is asked than its page says. */
  isOpenTo?: (dossier: Pick<OpenDossier, 'reads'>) => boolean
}

/** Of these ways, those that the person may go: a way is absent, never dead. */
export const openWays = <Way extends DossierWay>(dossier: OpenDossier, ways: readonly Way[]): Way[] =>
  ways.filter(({ page, isOpenTo }) => dossier.opens(page) && (isOpenTo?.(dossier) ?? true))
