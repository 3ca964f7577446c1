/** What stands in the archive before and behind each document, in bytes: its name and its check. */
const aroundEach = 100

/** How many documents have come whole, of those that come first, by how much has come. */
export function documentsDone(sizes: readonly number[], received: number): number {
  let end = 0
  const next = sizes.findIndex(size => (end += size + aroundEach) > received)
  return next < 0 ? sizes.length : next
}
