import { allSections, sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import type { AnamnesisSection, SectionHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { type ScaleEntry, scales } from '@vicino/domain/anamnesis/scales.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { sectionPermissions, type SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { noteField } from '@vicino/domain/form/field.ts'
import type { May } from '@vicino/domain/access/need-to-know.ts'
import { readableForm } from '@vicino/domain/form/readable-form.ts'
import { Denied } from '../http/denied.ts'
import { type AskingOfDossier, mayOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'

const isOpen = (slug: SectionSlug, may: May): boolean => {
  const permission = sectionPermissions[slug]
  return permission === undefined || may(permission)
}

/** The sections that the person may read, each as far as she may. */
export const readableSections = (may: May): Section[] =>
  allSections.filter(({ slug }) => isOpen(slug, may)).map(section => readableForm(section, may))

/** The scales that the person may read. */
export const readableScales = (may: May): ScaleEntry[] => {
  const sections = readableSections(may)
  return scales.filter(({ value, section }) =>
    sections.some(({ slug, fields }) => slug === section && value in fields),
  )
}

/** The section that is asked for, whole. Who may not read it learns nothing of it: 404. */
export function readableSection(asking: AskingOfDossier, slug: SectionSlug): Section {
  if (!isOpen(slug, mayOf(asking, 'read'))) throw new Denied(new Refusal('not_found'), asking.session)
  return sectionOf(slug)
}

/** The section that is to be saved, whole. */
export function writableSection(asking: AskingOfDossier, slug: SectionSlug): Section {
  const section = readableSection(asking, slug)
  if (!isOpen(slug, mayOf(asking, 'write'))) throw new Denied(new Refusal('forbidden'), asking.session)
  return section
}

/** A saved section without what the reader may not see of it. */
export function readSection(saved: AnamnesisSection, may: May): AnamnesisSection {
  const { fields } = sectionOf(saved.section)
  const seen = readableForm({ fields }, may).fields
  const hidden = new Set(
    Object.entries(fields).flatMap(([name, field]) => (name in seen ? [] : [name, noteField(field)?.wire])),
  )
  const without = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))
  return { ...saved, answers: without(saved.answers), derived: without(saved.derived) }
}

/** A section that nobody has saved in this anamnesis, as the list shows it. */
export const emptyHead = (section: SectionSlug): SectionHead => ({
  section,
  version: 0,
  state: 'empty',
  author: null,
  saved_at: null,
})

/** A section that nobody has saved in this anamnesis, with its answers: none. */
export const emptySection = ({ slug, definitionVersion }: Section): AnamnesisSection => ({
  ...emptyHead(slug),
  definition_version: definitionVersion,
  answers: {},
  derived: {},
  marked_complete: false,
})
