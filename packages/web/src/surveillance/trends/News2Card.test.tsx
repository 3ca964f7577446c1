import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { News2Card } from './News2Card.tsx'

const nothing = { bp: null, bp_max: null, bp_min: null, hr: null }
const whole = { rr: 22, sat_o2: 94, sat_o2_quantity: 0, bp_max: 105, bp_min: 70, hr: 95, temperature: 38.4 }

test.each([
  [
    'the score with its advice',
    'on',
    { ...whole, consciousness: 'A' },
    /6.*Rischio medio.*Chiamare subito il medico/,
  ],
  [
    'what new confusion asks for, whatever its points',
    'on',
    { ...whole, rr: 16, sat_o2: 97, bp_max: 130, hr: 72, temperature: 36.8, consciousness: 'C' },
    /3.*Rischio basso-medio.*Chiamare subito il medico/,
  ],
  ['what is missing for it', 'on', whole, /Incompleto\. Manca: Coscienza\./],
  ['that it is not for a client who is pregnant', 'pregnancy', { ...whole, consciousness: 'A' }, /incinta/],
  ['nothing beside a weight', 'on', { ...nothing, weight: 70 }, null],
  ['nothing where it is off', 'off', whole, null],
] as const)('says %s', async (_, news2, measured, words) => {
  await show(inDossier(<News2Card reading={someReading(measured)} limits={{ news2, course: [] }} />))
  const title = screen.queryByRole('heading', { name: 'NEWS2' })
  if (words === null) expect(title).toBeNull()
  else expect(title?.parentElement).toHaveTextContent(words)
})
