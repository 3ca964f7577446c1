/** Whether two lists hold the same objects in the same order. */
function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** Compares the properties of a component, and of `items` what they hold: a day is drawn anew when it has changed. */
export function sameDrawing<Props extends { items: readonly unknown[] }>(
  before: Props,
  after: Props,
): boolean {
  return (Object.keys(after) as (keyof Props)[]).every(name =>
    name === 'items' ? sameItems(before.items, after.items) : Object.is(before[name], after[name]),
  )
}
