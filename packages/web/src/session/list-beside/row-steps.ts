import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, rows: number) => number> = {
  ArrowDown: (at, rows) => Math.min(at + 1, rows - 1),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, rows) => rows - 1,
}

/** The ways to the records of a list: the link of each row. */
export const rowLinks = (list: ParentNode): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('li > a, th[scope=row] a'),
]

/** From one row of a list to the next by the arrows, to the first and the last one by Home and End. */
export function stepAmongRows(press: KeyboardEvent<HTMLElement>): void {
  const step = steps[press.key]
  const rows = rowLinks(press.currentTarget)
  const at = rows.findIndex(row => row === press.target)
  if (!step || at < 0 || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return
  press.preventDefault()
  rows[step(at, rows.length)]?.focus()
}
