import { screen, within } from '@testing-library/react'
import type { EmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { someWarning } from '@vicino/domain/testing/some-warning.ts'
import type { Warning } from '@vicino/domain/warnings/warning.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id } = someDossier()
const base = `/api/dossiers/${_id}`
const untold: EmergencySheet = {
  allergies: null,
  sections: null,
  drugs: null,
  contact_persons: null,
  contacts: null,
  coverages: null,
  sanitary_data: null,
}
const nothing: EmergencySheet = {
  allergies: { notes: [], none_on: null },
  sections: [],
  drugs: [],
  contact_persons: [],
  contacts: {
    dossierId: _id,
    version: 0,
    insurance: [],
    primary_doctor: [],
    pharmacy: [],
    specialists: [],
  },
  coverages: [],
  sanitary_data: { avsNumber: null, cardNumber: null, insuranceNumber: null, without_avs: false },
}

const permissions = reading('dossier.list', 'anamnesis.read', 'drugs.read', 'personal.read')

async function open(sheet: EmergencySheet, warnings: Warning[] = []) {
  const sent = answerReads(permissions, {
    [`GET ${base}`]: someDossier({ permissions, warnings }),
    [`GET ${base}/emergency_sheet`]: sheet,
  })
  await showPage(`/dossier/${_id}/emergency`)
  await screen.findByText(/^Stampato il/)
  return sent
}
const part = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!)

test('what is not told is never taken for what is not there', async () => {
  await open(untold)
  expect(screen.getByText('Allergie: non visibili')).toBeVisible()
  expect(part('Farmaci in uso').getByText('Non visibile per il suo ruolo.')).toBeVisible()
  expect(screen.queryByText('Nessuno registrato.')).toBeNull()
})

test('what nobody asked is not taken for none', async () => {
  await open(nothing)
  expect(screen.getByText('Allergie: non rilevate')).toBeVisible()
  expect(part('Condizioni e dispositivi').getByText(/^Non rilevati/)).toBeVisible()
  expect(part('Farmaci in uso').getByText('Nessuno registrato.')).toBeVisible()
})

test('the ambulance reads allergies, what the anamnesis marks, and the drugs in use', async () => {
  const answers = { pacemaker: 'yes', flu_vaccine: 'yes' }
  await open({
    ...nothing,
    allergies: { notes: [{ source: 'allergies', text: 'Lattice' }], none_on: null },
    sections: [someSavedSection('health_state', { answers })],
    drugs: [someDrug({ name: 'Eliquis 5', morning: 1 })],
  })
  expect(screen.getByText('Allergie: Lattice')).toBeVisible()
  const conditions = part('Condizioni e dispositivi')
  expect(await conditions.findByText('Pacemaker')).toBeVisible()
  expect(conditions.queryByText(/influenza/)).toBeNull()
  expect(conditions.getByText(/Marco Vassalli/)).toBeVisible()
  expect(part('Farmaci in uso').getByText('Eliquis 5')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chiama il 144' })).toHaveAttribute('href', 'tel:144')
})

test('the sheet goes out of the house: it never says where the key is, and each print is noted', async () => {
  const warning = (kind: Warning['kind'], text: string) => someWarning({ _id: newId(), kind, text })
  const sent = await open(nothing, [warning('key', 'Sotto il vaso'), warning('risk', 'Cade di notte')])
  const first = screen.getByRole('region', { name: 'Allergie e avvertenze' })
  expect(first).toHaveTextContent('Cade di notte')
  expect(first).not.toHaveTextContent('Sotto il vaso')
  dispatchEvent(new Event('beforeprint'))
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path)
  await expect.poll(posted).toEqual([`${base}/emergency_sheet/print`])
})
