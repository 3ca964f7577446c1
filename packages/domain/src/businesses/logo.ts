import type { ContentId } from '../wire/picture.ts'

/** How wide and how high the logo of a business is kept at most, in pixels. */
export const logoSide = 512

/** Where the logo of a business is read. */
export const logoAddress = (business: string, content: ContentId): string =>
  `/api/businesses/${business}/logo?v=${content}`
