import type { ListField } from './field.ts'

/** How two texts of a list are compared: nobody wants both "Crema" and "crema ". */
export const listKey = (text: string): string => text.trim().toLocaleLowerCase('it')

/** Whether a text of one's own is long enough to be added. */
export const mayAddText = (field: Pick<ListField, 'custom'>, text: string): boolean =>
  field.custom !== undefined && text.trim().length >= field.custom.minLength

/** The list with one more text at its end; the same list where it is too short or there already. */
export function addText(field: ListField, list: readonly string[], text: string): readonly string[] {
  const preset = field.presets.find(({ value, label }) =>
    [value, label].some(word => listKey(word) === listKey(text)),
  )
  const added = preset?.value ?? text.trim()
  const isThere = list.some(one => listKey(one) === listKey(added))
  return isThere || (preset === undefined && !mayAddText(field, text)) ? list : [...list, added]
}

/** The list after a tap on one of its texts or presets: in it, or out of it. */
export const toggleText = (list: readonly string[], text: string): readonly string[] =>
  list.includes(text) ? list.filter(one => one !== text) : [...list, text]
