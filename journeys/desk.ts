/** The size of a screen on a desk: a story that began on a phone goes on at it, without a beginning of its own. */
export const desk = { width: 1440, height: 900 }
