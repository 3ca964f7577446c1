/**
 * Names of the headers that Vicino and its own pages send each other, in small letters as both sides read them.
 * An answer without the server's time is none of Vicino's: a proxy or a portal on the way spoke in its place.
 */

/** The server's clock when it answered, in milliseconds since 1970. */
export const serverTimeHeader = 'x-server-time'

/** Who typed what a write brings, and for which business: a session may since have become somebody else's. */
export const personHeader = 'x-vicino-person'
export const businessHeader = 'x-vicino-business'
