import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { CalendarFeedCard } from './CalendarFeedCard.tsx'

const path = '/api/users/me/ical_token'
const made = { made_at: '2026-11-20T09:00:00.000Z', read_at: null }
const addressOf = (token: string) => `https://vicino.test/api/ical/${token}.ics`

function server(first: typeof made | null) {
  let feed = first
  const sent = answerReads(reading('calendar.own'), {
    [`GET ${path}`]: () => ({ body: { feed, names: false } }),
    [`POST ${path}`]: ({ body }: { body: unknown }) => {
      const { action } = body as { action: string }
      feed = action === 'revoke' ? null : made
      const token = action === 'revoke' ? null : action.padEnd(32, 'a')
      return { body: { token, url: token && addressOf(token) } }
    },
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const button = (name: string) => screen.findByRole('button', { name })
const confirm = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name })

test('the address is made with one tap and shown this once', async () => {
  const posted = server(null)
  const { user } = await show(<CalendarFeedCard />)
  expect(await screen.findByText(/orari e iniziali dei clienti/)).toBeVisible()
  await user.click(await button("Crea l'indirizzo privato"))
  expect(await screen.findByText(addressOf('make'.padEnd(32, 'a')))).toBeVisible()
  expect(await screen.findByText(/Attivo dal 20.11.2026, 10:00/)).toBeVisible()
  expect(posted()).toEqual([{ action: 'make' }])
})

test('another address, or none any more, is asked about first: the old one ends', async () => {
  const posted = server(made)
  const { user } = await show(<CalendarFeedCard />)
  await user.click(await button('Crea un altro indirizzo'))
  expect(screen.getByText(/L'indirizzo di prima non funziona più/)).toBeVisible()
  expect(posted()).toEqual([])
  await user.click(await confirm('Crea un altro indirizzo'))
  expect(await screen.findByText(addressOf('rotate'.padEnd(32, 'a')))).toBeVisible()
  await user.click(await button('Disattiva'))
  await user.click(await confirm('Disattiva'))
  expect(await button("Crea l'indirizzo privato")).toBeVisible()
  expect(screen.queryByText(/ical/)).toBeNull()
  expect(posted()).toEqual([{ action: 'rotate' }, { action: 'revoke' }])
})
