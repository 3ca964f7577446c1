import { expect, test } from 'vitest'
import { measuredText } from './measured-text.ts'

const asItIs = (italian: string): string => italian

test.each([
  [
    { bp_max: 120, bp_min: 80, hr: 72, rr: 18, sat_o2: 97, temperature: 37 },
    '120/80 mmHg · Polso 72/min · 97 % · Respiro 18/min · 37.0 °C',
  ],
  [{ hr: 88, hr_irregular: true, sat_o2_quantity: 0 }, 'Polso 88/min, irregolare · aria ambiente'],
  [{ hr: 34, hr_irregular: false }, 'Polso 34/min'],
  [{ hr: null, hr_irregular: false }, 'Polso regolare'],
  [{ hr_irregular: true, note: 'Da ricontrollare' }, 'Polso irregolare'],
  [{ sat_o2: 90, sat_o2_quantity: 1.5 }, '90 % · 1.5 l/min'],
  [{ diuresis: 300, bh: -200 }, 'Diuresi 300 ml · Bilancio -200 ml'],
  [{ glyc: 2.1 }, 'Glicemia 2.1 mmol/l'],
  [{ sat_o2_quantity: 0 }, 'aria ambiente'],
  [{ bp_max: 120, bp_min: 80 }, '120/80 mmHg'],
  [{ bp_max: null, hr: null, weight: 70.4, note: 'Dopo colazione' }, 'Peso 70.4 kg'],
  [{ hr: null, note: 'Rifiuta la misurazione' }, 'Rifiuta la misurazione'],
  [{ bm: 'bristol_6', consciousness: 'C' }, 'Confusione nuova · Bristol 6'],
  [{ bm: 'closed', urine: 'cloudy', note: '' }, 'Alvo chiuso · Urina: Torbida'],
  [{ consciousness: 'X', bm: 7, note: '' }, ''],
])('%o', (reading, text) => expect(measuredText(reading, asItIs).replaceAll('\u00a0', ' ')).toBe(text))

test('a number is not parted from its unit', () => {
  expect(measuredText({ sat_o2: 97 }, asItIs)).toBe('Saturazione 97\u00a0%')
})

test('what was seen is said in the language of the reader', () => {
  const inGerman = (italian: string): string => (italian === 'Vigile' ? 'Wach' : italian)
  expect(measuredText({ hr: 72, consciousness: 'A' }, inGerman)).toBe('Polso 72/min · Wach')
})
