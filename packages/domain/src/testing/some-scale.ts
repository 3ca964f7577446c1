import type { DoseScale } from '../drugs/dose-scale.ts'

/** Nothing from 4 on, 4 units from 8, 6 from 12 and 8 from 16 mmol/l. */
export const someScale: DoseScale = {
  parameter: 'glyc',
  steps: [
    { from: 4, dose: 0 },
    { from: 8, dose: 4 },
    { from: 12, dose: 6 },
    { from: 16, dose: 8 },
  ],
}
