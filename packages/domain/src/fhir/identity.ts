import type { Section } from '../anamnesis/section.ts'
import type { SectionSlug } from '../anamnesis/section-slug.ts'
import type { Signature } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import type { Reference } from './resource.ts'

/** What the program names in FHIR and nobody else does stands below this name. */
const own = 'urn:vicino'

export const questionnaireUrl = (section: SectionSlug): string => `${own}:questionnaire:${section}`

/** The questionnaire in the version of its definition. */
export const canonicalOf = ({ slug, definitionVersion }: Section): string =>
  `${questionnaireUrl(slug)}|${definitionVersion}`

/** The code system of one question's options. */
export const optionSystem = (section: SectionSlug, linkId: string): string =>
  `${own}:options:${section}:${linkId}`

export const scaleSystem = `${own}:scale`

export const responseUrl = (anamnesis: Id, section: SectionSlug): string =>
  `${own}:anamnesis:${anamnesis}:${section}`

export const observationUrl = (anamnesis: Id, scale: string): string =>
  `${own}:anamnesis:${anamnesis}:score:${scale}`

const named = (type: string, _id: Id): Reference => ({
  type,
  identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${_id}` },
})

/** A client by the number of her dossier alone: who receives it knows whose it is, or need not. */
export const referToClient = (dossier: Id): Reference => named('Patient', dossier)

export const referToAuthor = ({ _id, name }: Signature): Reference => ({
  ...named('Practitioner', _id),
  display: name,
})
