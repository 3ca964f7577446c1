/** The stops of the focus, by column from left to right: the strip above the hours, then each day; or by lane. */
function columnsOfStops(timeline: HTMLElement): HTMLElement[][] {
  const groups = timeline.querySelectorAll('[data-strip], [data-column], [data-lane]')
  return Array.from(groups, group =>
    Array.from(group.querySelectorAll<HTMLElement>('[data-id], [data-rest]')),
  )
}

type Step = (columns: HTMLElement[][], column: number, index: number) => HTMLElement | undefined

/** Whether time runs along the width, and who has something stands below the other. */
const isLying = (stop: HTMLElement): boolean => stop.closest('[data-lane]') !== null

/** The stop at about the same height in the next column that has one, or as far along in the next lane. */
const across =
  (direction: -1 | 1): Step =>
  (columns, column, index) => {
    const from = columns[column]![index]!
    const next = direction === 1 ? columns.slice(column + 1) : columns.slice(0, column).toReversed()
    const stops = next.find(({ length }) => length > 0) ?? []
    const along = isLying(from) ? 'offsetLeft' : 'offsetTop'
    const distance = (stop: HTMLElement): number => Math.abs(stop[along] - from[along])
    return stops.toSorted((a, b) => distance(a) - distance(b))[0]
  }

const steps: Record<string, Step> = {
  ArrowUp: (columns, column, index) => columns[column]![index - 1],
  ArrowDown: (columns, column, index) => columns[column]![index + 1],
  ArrowLeft: across(-1),
  ArrowRight: across(1),
  Home: (columns, column) => columns[column]![0],
  End: (columns, column) => columns[column]!.at(-1),
}

/** Along lanes the keys of time are those to the side. */
const lying: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
}

/** Moves the focus as a key says; answers whether the key was one for that. */
export function focusBeside(timeline: HTMLElement, from: Element, key: string): boolean {
  const step = steps[(from.closest('[data-lane]') && lying[key]) || key]
  const columns = columnsOfStops(timeline)
  const column = columns.findIndex(stops => stops.some(stop => stop === from))
  if (!step || column === -1) return false
  const index = columns[column]!.findIndex(stop => stop === from)
  step(columns, column, index)?.focus()
  return true
}
