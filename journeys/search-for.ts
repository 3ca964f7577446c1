import type { Locator } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'

/** Searches on the server, and waits until what it found stands: a row that moves away is not tapped. */
export async function searchFor(field: Locator, words: string): Promise<void> {
  const answered = field
    .page()
    .waitForResponse(answer => new URL(answer.url()).searchParams.get('search') === words)
  await field.fill(words)
  await field.press('Enter')
  await answered
  await untilAtRest(field.page())
}
