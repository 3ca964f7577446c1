/** A band of a score: holds from `from` upwards. Ordered highest first; the last holds for all that is left. */
export type Band<Value extends string = string> = {
  readonly from?: number
  readonly value: Value
  readonly label: string
}

/** The band in which a total lies. */
export function bandOf<B extends { readonly from?: number }>(bands: readonly B[], total: number): B {
  return bands.find(({ from }) => from === undefined || total >= from) ?? bands.at(-1)!
}
