import { type Coverage, coverageDefaults } from '@vicino/domain/coverages/coverage.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { inDossier, someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { SanitaryCoverages } from './SanitaryCoverages.tsx'

const { _id: dossierId } = someDossier()
const [card, other] = ['80756015090002647590', '80756003120123456789'] as const
const sanitary = {
  dossierId,
  version: 1,
  cardNumber: card,
  avsNumber: null,
  insuranceNumber: null,
  without_avs: false,
}
const coverage = (card_number: string): Coverage => ({
  ...coverageDefaults('kvg'),
  _id: newId(),
  dossierId,
  version: 1,
  law: 'kvg',
  from: '2026-01-01',
  insurer: 'Cassa di Prova',
  card_number,
  struck_reason: null,
  author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
  created_at: '2026-01-01T08:00:00.000Z',
  written_at: '2026-01-01T08:00:00.000Z',
})

test.each([
  ['another card than that of the client is pointed out', other, 1],
  ['the same card is nothing to say', card, 0],
])('%s', async (_, number, notices) => {
  answerReads([], { [`GET /api/dossiers/${dossierId}/coverages`]: [coverage(number)] })
  await show(inDossier(<SanitaryCoverages sanitary={sanitary} />))
  expect(await screen.findByText('Cassa di Prova')).toBeVisible()
  expect(screen.queryAllByText(/^La copertura di oggi dice altro: Numero della tessera\./)).toHaveLength(
    notices,
  )
})
