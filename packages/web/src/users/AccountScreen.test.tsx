import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { showPage } from '../testing/show-page.tsx'

it('says of every part what it holds, and of an empty one that it is', async () => {
  answerReads([], { 'GET /api/users/me': somebody({ gender: 'female', birthday: null }) })
  await showPage('/account')
  expect(await screen.findByRole('link', { name: 'Sesso femminile' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Data di nascita Nessuna indicazione' })).toBeVisible()
})
