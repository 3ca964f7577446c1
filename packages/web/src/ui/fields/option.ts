/** A value and the words for it: Italian text, which is also the key of its translations. */
export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }
