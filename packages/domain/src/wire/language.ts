import * as z from 'zod/mini'

/** The languages that the screen and the refusals speak. Apart from the sentences, which the browser need not load. */
export const languages = ['it', 'de', 'fr', 'en'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
