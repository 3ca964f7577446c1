import type { Section } from '../anamnesis/section.ts'
import type { SectionSlug } from '../anamnesis/section-slug.ts'
import type { Instant } from '../days/instant.ts'
import type { Signature } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import type { Identifier, Reference } from './resource.ts'

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

/** One assessment of a scale: one that is taken anew is another. */
export const observationUrl = (anamnesis: Id, scale: string, at: Instant): string =>
  `${own}:anamnesis:${anamnesis}:score:${scale}:${at}`

/** A goal of a client's copy of a protocol. */
export const goalUrl = (opened: Id, goal: Id): string => `${own}:opened_protocol:${opened}:goal:${goal}`

/** Makes an id of a name, always the same of the same (RFC 9562, version 5). */
export type IdOf = (name: string) => string

/** The system of an identifier that is a name by itself. */
const names = 'urn:ietf:rfc:3986'

/** The name of a resource as an identifier: what it is known by wherever it is imported. */
export const identifierOf = (name: string): Identifier => ({ system: names, value: name })

/** Where a resource stands in its bundle, and how another one of the bundle refers to it. */
export const fullUrlOf = (id: string): string => `urn:uuid:${id}`

const named = (type: string, _id: Id): Reference => ({
  type,
  identifier: { system: names, value: `urn:uuid:${_id}` },
})

/** A client by the number of her dossier alone: who receives it knows whose it is, or need not. */
export const referToClient = (dossier: Id): Reference => named('Patient', dossier)

export const referToPerson = ({ _id, name }: Pick<Signature, '_id' | 'name'>): Reference => ({
  ...named('Practitioner', _id),
  display: name,
})

export const referToAuthor = (author: Signature): Reference => referToPerson(author)
