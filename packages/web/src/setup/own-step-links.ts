import type { BusinessStep, PersonStep } from '@vicino/domain/setup/setup.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { comingBack } from '../pages/coming-back.ts'

const back = (link: LinkTarget): LinkTarget => comingBack(link, pages.setup.pattern)
const section = (name: string): LinkTarget => back(pages.profileSection.link({ section: name }))

/** Where a person does each step of her own list. */
export const personStepLinks: Record<PersonStep, LinkTarget> = {
  contacts: section('contacts'),
  personal_info: section('personal_info'),
  languages: section('languages'),
  secured: back(pages.security.link()),
}

/** Where whoever leads a house does each step of its list. */
const businessStepLinks: Record<BusinessStep, LinkTarget> = {
  business_data: back(pages.editSettings.link()),
  collaborators: back(pages.inviteCollaborator.link()),
  permissions: back(pages.operators.link()),
  first_client: back(pages.newDossier.link()),
  first_visit: back(pages.newTask.link()),
}

/** Where what came of a step is looked at, where that is another page. */
const doneLinks: Partial<Record<BusinessStep, LinkTarget>> = {
  collaborators: back(pages.operators.link()),
  first_client: pages.dossiers.link(),
  first_visit: pages.calendar.link(),
}

/** The way to a step of a house; the server names only those that are hers to do. */
export const linkOfBusinessStep = (step: BusinessStep, done: boolean): LinkTarget =>
  (done ? doneLinks[step] : undefined) ?? businessStepLinks[step]
