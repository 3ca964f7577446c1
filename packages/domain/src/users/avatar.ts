import type { ContentId } from '../wire/picture.ts'

/** How wide and high a person's picture is kept at most, in pixels. */
export const avatarSide = 512

/** Where a person's picture is read. */
export const avatarAddress = (person: string, content: ContentId): string =>
  `/api/users/${person}/avatar?v=${content}`
