import { pages } from '../../pages/pages.ts'

/** The day after, as an address of its own: reloading and going back keep it. */
export const tomorrow = pages.today.link({ day: 'tomorrow' })
