/** How long a session lives without use. */
export const sessionIdleMinutes = 30

/** How long it lives at most, however much it is used. */
export const sessionMostHours = 12
