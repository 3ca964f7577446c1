import { expect } from 'vitest'

/** Waits until no part of a page is still on its way. */
export async function allShown(container: HTMLElement): Promise<void> {
  await expect.poll(() => container.querySelector('[aria-label="Caricamento in corso"]')).toBeNull()
}
