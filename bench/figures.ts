/** One measured value beside the limit that it must keep; `limit` is null where it is only told. */
export type Figure = {
  /** What it was measured for: a call, a page. */
  of: string
  /** What was measured. */
  what: string
  value: number
  unit: '' | 's' | 'MB'
  limit: Limit | null
  /** The measured values behind a ratio, in words. */
  detail: string
}

type Limit = { atMost: number } | { atLeast: number }

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
}

/** Where the true middle of what was measured lies, in 19 of 20 cases: by the order of the values alone. */
export function spreadOfMedian(values: readonly number[]): { from: number; middle: number; to: number } {
  const inOrder = values.toSorted((a, b) => a - b)
  const reach = Math.ceil(0.98 * Math.sqrt(inOrder.length))
  const middle = Math.floor(inOrder.length / 2)
  const at = (place: number): number =>
    inOrder[Math.min(Math.max(place, 0), inOrder.length - 1)] ?? Number.NaN
  return { from: at(middle - reach), middle: at(middle), to: at(middle + reach) }
}

/** What was measured against its floor, round by round: the middle of the ratios, and how sure it is. */
export function compared(ours: readonly number[], floor: readonly number[], unit: string) {
  const words = (values: readonly number[]): string =>
    `${median(values).toFixed(unit === 'ms' ? 2 : 0)} ${unit}`
  const { from, middle, to } = spreadOfMedian(ours.map((value, round) => value / floor[round]!))
  const spread = `${from.toFixed(2)} to ${to.toFixed(2)} in ${ours.length} rounds`
  return { value: middle, unit: '' as const, detail: `${words(ours)} against ${words(floor)}, ${spread}` }
}

export function isWithin({ value, limit }: Figure): boolean {
  if (limit === null) return true
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
}

/** The figures as a table that reads the same in a terminal and as Markdown. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure, at) => [
    figure.of === figures[at - 1]?.of ? '' : figure.of,
    figure.what,
    `${figure.value.toFixed(2)}${figure.unit && ` ${figure.unit}`}`,
    limitOf(figure),
    figure.detail,
  ])
  const head = ['of', 'what', 'measured', 'limit', 'from']
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map(row => row[column]!.length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function limitOf(figure: Figure): string {
  const { limit } = figure
  if (limit === null) return ''
  const words = 'atMost' in limit ? `<= ${limit.atMost}` : `>= ${limit.atLeast}`
  return isWithin(figure) ? words : `${words} MISSED`
}
