import type { Anamnesis, AnamnesisSection } from '../anamnesis/anamnesis.ts'
import { anamnesisSections, type SectionSlug } from '../anamnesis/section-slug.ts'

const author = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19',
  name: 'Marco Vassalli',
  role: 'nurse_diploma',
  avatar: null,
}

const emptySection = (section: SectionSlug): AnamnesisSection => ({
  section,
  version: 0,
  state: 'empty',
  author: null,
  saved_at: null,
  definition_version: 1,
  answers: {},
  derived: {},
  marked_complete: false,
})

/** A section that Marco Vassalli saved on 20.11.2026; each test says what matters to it. */
export const someSavedSection = (
  section: SectionSlug,
  more: Partial<AnamnesisSection> = {},
): AnamnesisSection => ({
  ...emptySection(section),
  version: 1,
  state: 'begun',
  author,
  saved_at: '2026-11-20T13:32:00.000Z',
  ...more,
})

/** Maria Bianchi's current anamnesis, empty but for the sections that a test names. */
export const someAnamnesis = (
  saved: readonly AnamnesisSection[] = [],
  more: Partial<Anamnesis> = {},
): Anamnesis => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd70',
  dossierId: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
  author,
  created_at: '2026-11-20T13:00:00.000Z',
  from: null,
  current: true,
  sections: anamnesisSections.map(
    ({ value }) => saved.find(({ section }) => section === value) ?? emptySection(value),
  ),
  ...more,
})
