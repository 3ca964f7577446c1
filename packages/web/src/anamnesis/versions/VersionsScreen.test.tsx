import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

const items = { physical_condition: 3, mental_condition: 3, activity: 3, mobility: 3, incontinence: 3 }
const version = (number: number, mobility: number, total: number, band: string) =>
  someSavedSection('body_care', {
    version: number,
    answers: { norton: { ...items, mobility } },
    derived: { norton: { total, band, scale_version: 1 } },
  })

test('the history says what became different, the score that follows, and where nothing did', async () => {
  const { dossierId, _id } = someAnamnesis()
  const path = `/dossier/${dossierId}/anamnesis/${_id}/body_care/versions`
  answerReads(writing('anamnesis.read', 'scales.assess'), {
    [`GET /api/dossiers/${dossierId}/anamnesis/${_id}/body_care/versions`]: [
      version(3, 2, 14, 'at_risk'),
      version(2, 2, 14, 'at_risk'),
      version(1, 3, 15, 'not_at_risk'),
      version(0, 3, 15, 'not_at_risk'),
    ],
  })
  await showPage(path)
  const card = async (name: string) =>
    (await screen.findByRole('heading', { name })).parentElement!.textContent
  expect(await card('Versione 3')).toContain('senza modifiche')
  const changed = await card('Versione 2')
  expect(changed).toContain('Mobilità: Leggermente limitata Molto limitata')
  expect(await card("Ripresa dall'anamnesi precedente")).toContain('Leggermente limitata')
  expect(changed).toContain('Norton: 15\u00a0· Non a rischio 14\u00a0· A rischio')
})
