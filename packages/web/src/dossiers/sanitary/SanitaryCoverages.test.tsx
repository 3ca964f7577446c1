import { someCoverage } from '@vicino/domain/testing/some-coverage.ts'
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
test.each([
  ['another card than that of the client is pointed out', other, 1],
  ['the same card is nothing to say', card, 0],
])('%s', async (_, number, notices) => {
  answerReads([], {
    [`GET /api/dossiers/${dossierId}/coverages`]: [someCoverage({ dossierId, card_number: number })],
  })
  await show(inDossier(<SanitaryCoverages sanitary={sanitary} />))
  expect(await screen.findByText('Cassa di Prova')).toBeVisible()
  expect(screen.queryAllByText(/^La copertura di oggi dice altro: Numero della tessera\./)).toHaveLength(
    notices,
  )
})
