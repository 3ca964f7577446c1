/** One measured ratio beside the limit it must keep. */
export type Figure = { name: string; value: number; limit: string; within: boolean; detail: string }

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
}

/** The figures as a table that can be read in a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length))
  return figures
    .map(
      ({ name, value, limit, within, detail }) =>
        `${within ? 'ok ' : 'NO '} ${name.padEnd(width)}  ${value.toFixed(2).padStart(7)}  ${limit.padEnd(8)} ${detail}`,
    )
    .join('\n')
}
