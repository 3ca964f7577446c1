/** A value and the words for it: Italian text, which is also the key of its translations. */
export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }

/** What a value of a closed list is called; empty where the list has it not. */
export const labelIn = <Value extends string>(
  options: readonly Option<Value>[],
  value: Value | null,
): string => options.find(option => option.value === value)?.label ?? ''

/** What a value is called that was kept long ago: as it stands where the list has it no longer. */
export const labelOrValue = (options: readonly Option[], value: string): string =>
  labelIn(options, value) || value
