import { screen, within } from '@testing-library/react'
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

it('a file that was refused is no longer spoken of once the picture is taken away', async () => {
  const me = somebody({ avatar: `/api/users/${somebody()._id}/avatar?v=${'0'.repeat(32)}` })
  answerReads([], { 'GET /api/users/me': me, 'DELETE /api/users/me/avatar': { ...me, avatar: null } })
  const { user } = await showPage('/account')
  const file = new File(['<svg/>'], 'foto.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText('Foto', { selector: 'input' }), file)
  expect(await screen.findByText(/^Questo file non è/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rimuovi la foto' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rimuovi la foto' }))
  expect(await screen.findByRole('button', { name: 'Aggiungi una foto' })).toBeVisible()
  expect(screen.queryByText(/^Questo file non è/)).toBeNull()
})
