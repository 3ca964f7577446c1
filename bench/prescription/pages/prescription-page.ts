/** What the measurement asks of the page: a prescription of so many services, and what is typed into one of its lines. */
export type PrescriptionWindow = Window & {
  bench?: {
    show: (lines: number) => void
    /** Types minutes into a line; answers the hours that stand below them in all. */
    type: (line: number, minutes: string) => void
    total: () => string
  }
}
