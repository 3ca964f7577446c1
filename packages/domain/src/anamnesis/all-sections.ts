import type { Section } from './section.ts'
import type { SectionSlug } from './section-slug.ts'
import { bodyCare } from './sections/body-care.ts'
import { circulation } from './sections/circulation.ts'
import { consciousnessAndPerception } from './sections/consciousness-and-perception.ts'
import { elimination } from './sections/elimination.ts'
import { healthState } from './sections/health-state.ts'
import { mobilization } from './sections/mobilization.ts'
import { nutrition } from './sections/nutrition.ts'
import { pain } from './sections/pain.ts'
import { respiration } from './sections/respiration.ts'
import { sensoryPerception } from './sections/sensory-perception.ts'
import { sexualityAndReproduction } from './sections/sexuality-and-reproduction.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'
import { socialSituation } from './sections/social-situation.ts'
import { teaching } from './sections/teaching.ts'

/** Every section's definition, in the order of the menu. A browser page loads only its own. */
export const allSections: readonly Section[] = [
  socialSituation,
  healthState,
  consciousnessAndPerception,
  sensoryPerception,
  bodyCare,
  mobilization,
  nutrition,
  pain,
  elimination,
  respiration,
  circulation,
  sleepAndRest,
  sexualityAndReproduction,
  teaching,
]

export const sectionOf = (slug: SectionSlug): Section => allSections.find(one => one.slug === slug)!
