/** What the measurement asks of the page: a section with all that its answers open, and a tap on one answer. */
export type FormWindow = Window & {
  bench?: {
    show: (section: 'nutrition' | 'elimination') => void
    tap: (question: string, option: string) => void
  }
}
