import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { inDossier, reading, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { SearchInDossier } from './SearchInDossier.tsx'

const found = {
  kind: 'Drug',
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  title: 'Metformina 500 mg',
  text: 'Metà compressa con la colazione',
  date: '2026-11-01',
  struck: true,
}

it('finds words in the records and marks them', async () => {
  const sent = answerCalls(() => ({ body: [found] }))
  const head = someDossier({ permissions: reading('drugs.read') })
  const { user } = await show(inDossier(<SearchInDossier />, head))
  await user.type(screen.getByRole('searchbox'), 'meta met{Enter}')
  const link = await screen.findByRole('link')
  expect(Array.from(link.querySelectorAll('mark'), mark => mark.textContent)).toEqual(['Metformina', 'Metà'])
  expect(link).toHaveTextContent('Farmaco, 01.11.2026, annullato')
  expect(sent.at(-1)?.path).toBe(`/api/dossiers/${head._id}/search?search=meta+met`)
})

it('opens the sheet of the warnings for one that was found', async () => {
  const warning = { ...found, kind: 'Warning', title: 'MRSA al tallone', text: '' }
  answerCalls(() => ({ body: [warning] }))
  const head = someDossier({ permissions: reading('anamnesis.read') })
  const opened: string[] = []
  const { user } = await show(inDossier(<SearchInDossier />, head, () => opened.push('warnings')))
  await user.type(screen.getByRole('searchbox'), 'mrsa{Enter}')
  await user.click(await screen.findByRole('button', { name: /MRSA al tallone.*Avvertenza.*terminata/ }))
  expect(opened).toEqual(['warnings'])
})

it('is absent for who reads no record, and asks for none', async () => {
  const sent = answerCalls(() => ({ body: [] }))
  await show(inDossier(<SearchInDossier />))
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(sent).toEqual([])
})
