import type { Page } from '@playwright/test'
import { newId } from '@vicino/domain/wire/id.ts'
import { found } from './found.ts'

/** How a nurse signs in. */
export type Nurse = { email: string; password: string }

/**
 * Founds the practice of a nurse whom only one story knows, and signs her in: on her day stands what the story plans,
 * at whatever hour it is told.
 */
export async function ownPractice(page: Page): Promise<Nurse> {
  const nurse = { email: `${newId()}@prova.vicino.test`, password: 'prova-di-viaggio' }
  await found(page, { kind: 'independent' }, { first_name: 'Vera', last_name: 'Prova', ...nurse })
  return nurse
}
