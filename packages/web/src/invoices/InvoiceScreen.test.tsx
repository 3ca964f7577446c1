import { screen } from '@testing-library/react'
import { drawUp } from '@vicino/domain/invoices/draw-up.ts'
import { inFrancs } from '@vicino/domain/invoices/in-francs.ts'
import {
  someBilling,
  someCantonShare,
  someToBill,
  someTransitionalRate,
} from '@vicino/domain/testing/some-billing.ts'
import { someInvoice } from '@vicino/domain/testing/some-invoice.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()

const { house } = someBilling()
const { invoices } = drawUp(
  someBilling({
    house: { ...house, tariffs: [someTransitionalRate(8800)], canton_shares: [someCantonShare()] },
    performed: [someToBill({ minutes: 60, transitional: true })],
  }),
)

/** The page of the insurer's invoice of acute care, or of the canton's share of it; answers what was asked for. */
async function open(document: 'care' | 'canton_share'): Promise<string[]> {
  const content = invoices.find(one => one.document === document)!
  const invoice = someInvoice({ dossierId, document, content: inFrancs(content) })
  const path = `/api/dossiers/${dossierId}/invoices/${invoice._id}`
  const sent = answerReads(writing('billing.read'), {
    [`GET ${path}`]: invoice,
    [`GET ${path}/sending`]: { sending_mode: 'production', problems: [] },
  })
  await showPage(`/dossier/${dossierId}/billing/${invoice._id}`)
  expect(await screen.findByText('Apri il PDF')).toBeVisible()
  return sent.map(call => call.path)
}

test('an insurer’s invoice is sent electronically', async () => {
  await open('care')
  expect(await screen.findByText('Scarica XML')).toBeVisible()
})

test('a canton’s share goes to its office on paper, and says nothing of being sent', async () => {
  const asked = await open('canton_share')
  expect(screen.getByText('Ufficio di prova')).toBeVisible()
  expect(screen.queryByText('Invio elettronico')).toBeNull()
  expect(asked.filter(path => path.endsWith('/sending'))).toEqual([])
})
