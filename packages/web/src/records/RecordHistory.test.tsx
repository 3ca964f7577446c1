import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrationFields } from '../administrations/record/administration-fields.ts'
import { toldOfDose } from '../administrations/administration-words.ts'
import { show } from '../testing/show.tsx'
import { RecordHistory } from './RecordHistory.tsx'

const given = someAdministration()
const told = someAdministration({ version: 2, effect: 'good' })
const corrected = someAdministration({
  version: 3,
  effect: 'good',
  note: 'Con acqua',
  reason: 'Manca qualcosa',
})
const struck = someAdministration({ ...corrected, version: 4, struck: { reason: 'Cliente sbagliato' } })

test('each version is called what it is: written, told on, corrected, struck', async () => {
  const data = [struck, corrected, told, given]
  const read = { data, error: null, refetch: () => undefined }
  await show(<RecordHistory read={read} fields={administrationFields} happened={toldOfDose} />)
  const versions = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(versions).toEqual([
    expect.stringMatching(/^Annullato/),
    expect.stringMatching(/^Corretto.*Motivo: Manca qualcosa.*Con acqua/),
    expect.stringMatching(/^Effetto della dose.*Efficace/),
    expect.stringMatching(/^Registrato/),
  ])
})
