import * as z from 'zod/mini'
import { nameMax, someText } from '../wire/text.ts'

/** Letters with their accents, then what stands between them: d'Angelo, D’Angelo, Müller-Rossi, St. John. */
const nameLetters = /^[\p{L}\p{M}'’ʼ .‐-]+$/u

/** Signs that are no letters because nobody sees them; what else hides is asked of every body (`wire/unseen.ts`). */
const unseenSigns = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** A first or last name. */
export const PersonName = someText(nameMax).check(
  z.superRefine((name, context) => {
    if (name === '' || isPersonName(name)) return
    const message = unseenSigns.test(name) ? 'hidden_characters' : 'not_a_name'
    context.addIssue({ code: 'custom', message, input: name })
  }),
)
export type PersonName = z.infer<typeof PersonName>

/** Whether the text can be a name: no digits, no control characters, at least one letter. */
function isPersonName(text: string): boolean {
  return nameLetters.test(text) && /\p{L}/u.test(text)
}

export type Named = { first_name: PersonName; last_name: PersonName }

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

/** The letters of an avatar: the first of the first name, the first of the last name. */
export function initialsOf({ first_name, last_name }: Named): string {
  return [first_name, last_name]
    .map(name => /\p{L}\p{M}*/u.exec(name)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
