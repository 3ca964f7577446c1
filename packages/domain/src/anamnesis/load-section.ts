import type { Section } from './section.ts'
import type { SectionSlug } from './section-slug.ts'

/** Loads one section's definition without the others: a page needs only its own. */
export const sectionLoaders: Readonly<Record<SectionSlug, () => Promise<Section>>> = {
  social_situation: async () => (await import('./sections/social-situation.ts')).socialSituation,
  health_state: async () => (await import('./sections/health-state.ts')).healthState,
  consciousness_and_perception: async () =>
    (await import('./sections/consciousness-and-perception.ts')).consciousnessAndPerception,
  sensory_perception: async () => (await import('./sections/sensory-perception.ts')).sensoryPerception,
  body_care: async () => (await import('./sections/body-care.ts')).bodyCare,
  mobilization: async () => (await import('./sections/mobilization.ts')).mobilization,
  nutrition: async () => (await import('./sections/nutrition.ts')).nutrition,
  pain: async () => (await import('./sections/pain.ts')).pain,
  elimination: async () => (await import('./sections/elimination.ts')).elimination,
  respiration: async () => (await import('./sections/respiration.ts')).respiration,
  circulation: async () => (await import('./sections/circulation.ts')).circulation,
  sleep_and_rest: async () => (await import('./sections/sleep-and-rest.ts')).sleepAndRest,
  sexuality_and_reproduction: async () =>
    (await import('./sections/sexuality-and-reproduction.ts')).sexualityAndReproduction,
  teaching: async () => (await import('./sections/teaching.ts')).teaching,
}
