/** What the measurement asks of the page: to show a year, or the same lines without anything of ours around them. */
export type ChartWindow = Window & { bench?: { show: () => void; showBare: () => void } }
