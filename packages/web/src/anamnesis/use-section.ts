import { sectionLoaders } from '@vicino/domain/anamnesis/load-section.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { readableForm } from '@vicino/domain/form/readable-form.ts'
import { use, useMemo } from 'react'
import { useDossier } from '../app/dossier.ts'

const loaded = new Map<string, Promise<readonly Section[]>>()

/** The definitions of these sections, none of the others. What did not come is asked for again the next time. */
function loadSections(slugs: readonly SectionSlug[]): Promise<readonly Section[]> {
  const key = slugs.join(' ')
  const known = loaded.get(key)
  if (known) return known
  const asked = Promise.all(slugs.map(slug => sectionLoaders[slug]()))
  loaded.set(key, asked)
  asked.catch(() => loaded.delete(key))
  return asked
}

/** Sections as far as the person may read them; the page waits for them. */
export function useSections(slugs: readonly SectionSlug[]): readonly Section[] {
  const sections = use(loadSections(slugs))
  const { reads } = useDossier()
  return useMemo(() => sections.map(section => readableForm(section, reads)), [sections, reads])
}

export const useSection = (slug: SectionSlug): Section => useSections([slug])[0]!
