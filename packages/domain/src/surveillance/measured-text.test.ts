import { expect, test } from 'vitest'
import { measuredText } from './measured-text.ts'

test.each([
  [{ bp_max: 120, bp_min: 80, hr: 72, sat_o2: 97, temperature: 37 }, '120/80 mmHg · 72/min · 97 % · 37.0 °C'],
  [{ bp_max: null, hr: null, weight: 70.4, note: 'Dopo colazione' }, '70.4 kg'],
  [{ hr: null, note: 'Rifiuta la misurazione' }, 'Rifiuta la misurazione'],
  [{ bm: 'bristol_6', consciousness: 'C' }, 'ACVPU C · Bristol 6'],
  [{ bm: 'closed', note: '' }, ''],
])('%o', (reading, text) => expect(measuredText(reading)).toBe(text))
