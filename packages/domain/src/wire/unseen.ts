import { type FieldError, malformed } from './field-error.ts'
import { textsIn } from './texts-in.ts'

/**
 * One emoji, with what it is made of: a tone or the choice of its picture, the keycap around a digit, the letters of
 * a regional flag. Only inside of it do these signs show.
 */
const picture = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\u{FE0E}\u{FE0F}])?`
const keycap = String.raw`[0-9#*]\u{FE0F}\u{20E3}`
const regionalFlag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`
const emoji = new RegExp(String.raw`${regionalFlag}|${keycap}|${picture}(?:\u{200D}${picture})*`, 'gu')

/**
 * What a reader does not see, or what turns the order in which she reads: the signs that Unicode calls ignorable (zero
 * width, marks of direction, the soft hyphen, fillers), controls, separators of lines that no keyboard writes, the
 * anchors of an annotation, the empty pattern of braille; and what is no character of anybody's script: private use,
 * codes that will never be one. Tab and line break are ordinary.
 */
const unseen =
  /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\u{FFF9}-\u{FFFB}\u{2800}\p{Co}\p{Noncharacter_Code_Point}]/u

/** Whether a text holds a character that its reader does not see. */
export const hidesCharacters = (text: string): boolean =>
  unseen.test(text) && unseen.test(text.replace(emoji, ''))

/**
 * The texts of a body that hide a character, each by its path. Asked of what is written, never of what is read: a row
 * of before stays readable.
 * @param asTyped fields that keep what was typed, whatever it is
 */
export function hiddenIn(body: unknown, asTyped: readonly string[] = []): FieldError[] {
  return textsIn(body)
    .filter(({ text, path }) => hidesCharacters(text) && !asTyped.includes(path[0] ?? ''))
    .map(({ path }) => ({ path: path.join('.'), code: 'hidden_characters' }))
}

/**
 * All that is wrong with a body, of a text that hides a character only that: what else it breaks (a name with a sign
 * that is no letter) it breaks by what its writer does not see.
 */
export function withHidden(hidden: readonly FieldError[], others: readonly FieldError[]): FieldError[] {
  const paths = new Set(hidden.map(({ path }) => path))
  return [...hidden, ...others.filter(({ path, code }) => malformed.has(code) || !paths.has(path))]
}
