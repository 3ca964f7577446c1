import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'

const drug = someDrug({ name: 'Torasemide 5 mg' })
const path = `/api/dossiers/${drug.dossierId}/drugs/${drug._id}`

test("the browser's history learns neither the drug nor the client's name", async () => {
  answerReads(reading('drugs.read'), { [`GET ${path}`]: drug, [`GET ${path}/versions`]: [drug] })
  await showPage(`/dossier/${drug.dossierId}/activity/drugs/${drug._id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Torasemide 5 mg' })).toBeVisible()
  expect(document.title).toBe('Farmaco · MB 1939 · Vicino')
})
