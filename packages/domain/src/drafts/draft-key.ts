import * as z from 'zod/mini'

/** Names a form and what it is about, for example `drug.new.0192f0c1-...`: letters, digits, dots, dashes. */
export const DraftKey = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,200}$/))
export type DraftKey = z.infer<typeof DraftKey>
