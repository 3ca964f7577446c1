import { screen } from '@testing-library/react'
import { someWarning } from '@vicino/domain/testing/some-warning.ts'
import type { Warning } from '@vicino/domain/warnings/warning.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'

const drug = someDrug({ morning: 1 })
const drugs = `/api/dossiers/${drug.dossierId}/drugs`

test('each print of the scheme is noted, whichever way it was asked for', async () => {
  const sent = answerReads(reading('drugs.read'), { [`GET ${drugs}/get_drugs`]: [drug] })
  await showPage(`/dossier/${drug.dossierId}/activity/drugs/scheme`)
  await screen.findByText(/^Stampato il/)
  const notes = () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(notes()).toEqual([])
  dispatchEvent(new Event('beforeprint'))
  await expect.poll(notes).toEqual([`${drugs}/print_scheme`])
})

test('the sheet carries the clinical warnings, and never where the key is', async () => {
  const warning = (kind: Warning['kind'], text: string) => someWarning({ _id: newId(), kind, text })
  const permissions = reading('drugs.read', 'anamnesis.read', 'personal.read')
  const dossier = (warnings: Warning[]) => ({
    [`GET ${drugs}/get_drugs`]: [drug],
    [`GET /api/dossiers/${drug.dossierId}`]: someDossier({ permissions, warnings }),
  })
  answerReads(permissions, dossier([warning('key', 'Sotto il vaso'), warning('allergy', 'Penicillina')]))
  await showPage(`/dossier/${drug.dossierId}/activity/drugs/scheme`)
  await screen.findByText(/^Stampato il/)
  const printed = screen.getByLabelText('Allergie e avvertenze cliniche')
  expect(printed).toHaveTextContent('Allergia Penicillina')
  expect(printed).not.toHaveTextContent('Sotto il vaso')
})

test.each([
  ['none is recorded', reading('drugs.read', 'anamnesis.read'), 'Nessuna registrata.'],
  ['they are not for her', reading('drugs.read'), 'Non visibili per chi ha stampato.'],
])('without warnings the sheet says that %s', async (_, permissions, words) => {
  answerReads(permissions, { [`GET ${drugs}/get_drugs`]: [drug] })
  await showPage(`/dossier/${drug.dossierId}/activity/drugs/scheme`)
  expect(await screen.findByText(words)).toBeInTheDocument()
})
