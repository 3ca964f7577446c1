import { screen, within } from '@testing-library/react'
import { someWorkplace } from '@vicino/domain/testing/some-workplace.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { showPage } from '../../testing/show-page.tsx'

const spitex = someWorkplace()
const practice = someWorkplace({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe02', name: 'Studio Ferrari' })

test('who works for two businesses passes from one to the other, where everything is read anew', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const sent = answerReads([], {
    'GET /api/users/me': somebody({ businesses: [spitex, practice], business: spitex }),
    'POST /api/users/me/active_business': { businessId: practice._id },
  })
  const { user } = await showPage('/more')
  const list = within(await screen.findByRole('list', { name: 'Dove lavora' }))
  expect(list.getByText('Spitex Valle').closest('li')).toHaveTextContent('Attuale')
  await user.click(list.getByRole('button', { name: /Studio Ferrari/ }))
  await expect.poll(() => assign.mock.calls).toEqual([['/']])
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ businessId: practice._id })
  assign.mockRestore()
})

test('who works for one is not offered another', async () => {
  answerReads([], { 'GET /api/users/me': somebody({ businesses: [spitex], business: spitex }) })
  await showPage('/more')
  const list = within(await screen.findByRole('list', { name: 'Dove lavora' }))
  expect(list.queryByRole('button')).toBeNull()
  expect(list.queryByText('Attuale')).toBeNull()
})
