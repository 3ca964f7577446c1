import { vi } from 'vitest'

/** A screen that answers with yes to these media queries, as one on a desk does; until the test restores what it mocked. */
export function screenWith(...queries: readonly string[]): void {
  const media = Object.getPrototypeOf(matchMedia('screen')) as MediaQueryList
  vi.spyOn(media, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return queries.includes(this.media)
  })
}
