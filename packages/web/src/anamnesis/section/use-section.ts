import { sectionLoaders } from '@vicino/domain/anamnesis/load-section.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { readableForm } from '@vicino/domain/form/readable-form.ts'
import { use, useMemo } from 'react'
import { useDossier } from '../../session/dossier.ts'
import { bringCode } from '../../ui/bring-code.ts'
import type * as scoreRows from '../scores/ScoreRows.tsx'

const loaded = new Map<string, Promise<readonly Section[]>>()

/** The definitions of these sections, none of the others. What did not come is asked for again the next time. */
function loadSections(slugs: readonly SectionSlug[]): Promise<readonly Section[]> {
  const key = slugs.join(' ')
  const known = loaded.get(key)
  if (known) return known
  const asked = Promise.all(slugs.map(slug => bringCode(sectionLoaders[slug])))
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

type ScoreParts = typeof scoreRows

/** The sections that have a scale. What shows its result is asked for beside their definition. */
const scored: readonly SectionSlug[] = ['body_care', 'nutrition']

const noScore: Promise<ScoreParts | null> = Promise.resolve(null)
let scoreParts: Promise<ScoreParts> | null = null

function loadScoreParts(): Promise<ScoreParts> {
  const asked = scoreParts ?? bringCode(() => import('../scores/ScoreRows.tsx'))
  scoreParts = asked
  asked.catch(() => {
    scoreParts = null
  })
  return asked
}

/** Asks at once for all that a section's page waits for. */
export function preloadSection(slug: SectionSlug): void {
  void loadSections([slug])
  if (scored.includes(slug)) void loadScoreParts()
}

/** What shows the scores of a section; null for one without any. The page waits for it with the section. */
export const useScoreParts = (slug: SectionSlug): ScoreParts | null =>
  use(scored.includes(slug) ? loadScoreParts() : noScore)
