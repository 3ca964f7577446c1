import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { WayToClient } from './WayToClient.tsx'

const { client, ...head } = someDossier()
const address = {
  street: 'Via Nassa 1',
  zip: '6900',
  city: 'Lugano',
  country: 'CH',
  coordinates: null,
  full_address: 'Via Nassa 1, 6900 Lugano',
}

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile', /^geo:/],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/18.7 Mobile Safari/604.1', /^maps:/],
])('leads to the maps of the device itself: %s', async (userAgent, link) => {
  vi.stubGlobal('navigator', { ...navigator, userAgent })
  await show(inDossier(<WayToClient />, { ...head, client: { ...client, address } }))
  expect(screen.getByRole('link', { name: address.full_address })).toHaveAttribute(
    'href',
    expect.stringMatching(link),
  )
})

it('shows the address as words where no program opens it', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' })
  await show(inDossier(<WayToClient />, { ...head, client: { ...client, address } }))
  expect(screen.getByText(address.full_address)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
