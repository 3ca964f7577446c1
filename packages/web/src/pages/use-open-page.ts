import { useMatches } from '@tanstack/react-router'

/** The pattern of the page that is open, by which a frame knows what stands in it. */
export const useOpenPage = (): string | undefined =>
  useMatches({
    select: (matches: readonly { fullPath: string }[]): string | undefined =>
      matches.at(-1)?.fullPath.replace(/\/$/, ''),
  })
