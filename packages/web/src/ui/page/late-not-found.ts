import { late } from '../late.ts'

/** Few come to an address at which nothing is: what it says is no part of what everybody loads first. */
export const NotFoundScreen = late(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)
export const RemovedScreen = late(async () => (await import('./NotFoundScreen.tsx')).RemovedScreen)
