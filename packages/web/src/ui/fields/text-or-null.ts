/** What was typed; null where nothing was. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text)
