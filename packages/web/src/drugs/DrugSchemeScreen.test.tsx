import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someDrug } from '../testing/some-drug.ts'

const drug = someDrug({ morning: 1 })
const drugs = `/api/dossiers/${drug.dossierId}/drugs`

test('each print of the scheme is noted, whichever way it was asked for', async () => {
  const sent = answerReads(reading('drugs.read'), { [`GET ${drugs}/get_drugs`]: [drug] })
  await showPage(`/dossier/${drug.dossierId}/activity/drugs/scheme`)
  await screen.findByText(/^Stampato il/, {}, { timeout: 3000 })
  const notes = () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(notes()).toEqual([])
  dispatchEvent(new Event('beforeprint'))
  await expect.poll(notes).toEqual([`${drugs}/print_scheme`])
})
