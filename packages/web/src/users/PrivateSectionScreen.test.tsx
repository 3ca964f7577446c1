import { screen } from '@testing-library/react'
import { completeAddress } from '@vicino/domain/people/address.ts'
import { nothingPrivate, type PrivateData } from '@vicino/domain/users/private-data.ts'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { showPage } from '../testing/show-page.tsx'

const path = '/api/users/me/private_data'

async function open(address: string, data: PrivateData) {
  const sent = answerReads([], {
    [`GET ${path}`]: data,
    [`PATCH ${path}`]: ({ body }: SentCall) => ({
      body: { ...data, ...(body as object), version: data.version + 1, address: data.address },
    }),
  })
  const shown = await showPage(address)
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Salva' }))
  return {
    ...shown,
    save,
    written: () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  }
}

test('the profile lists what she alone reads, and says what is empty', async () => {
  await open('/account', {
    ...nothingPrivate,
    version: 1,
    nationality: 'PT',
    address: completeAddress({ street: 'Via Nassa', house_no: '12', zip: '6900', city: 'Lugano' }),
  })
  expect(await screen.findByRole('link', { name: 'Indirizzo Via Nassa 12, 6900 Lugano' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nazionalità Portogallo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Religione Nessuna indicazione' })).toBeVisible()
})

test('an address is written in its parts, the canton proposed, and nothing else is sent', async () => {
  const { user, save, written, address } = await open('/account/address', nothingPrivate)
  expect(await screen.findByText(/lo legge solo lei/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Via' }), 'Via Nassa')
  await user.type(screen.getByRole('textbox', { name: 'NPA' }), '690')
  await user.type(screen.getByRole('textbox', { name: 'Località' }), 'Lugano')
  await save()
  expect(await screen.findByText('Controllare il NPA.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'NPA' }), '0')
  await save()
  const whole = { street: 'Via Nassa', house_no: '', zip: '6900', city: 'Lugano', municipality: '' }
  await expect.poll(written).toEqual([{ version: 0, address: { ...whole, country: 'CH', canton: 'TI' } }])
  await expect.poll(address).toBe('/account')
})

test('a nationality is taken back with the empty choice', async () => {
  const { user, save, written } = await open('/account/nationality', {
    ...nothingPrivate,
    version: 2,
    nationality: 'PT',
  })
  const field = await screen.findByRole('combobox', { name: 'Nazionalità' })
  expect(field).toHaveValue('PT')
  await user.selectOptions(field, 'Non indicata')
  await save()
  await expect.poll(written).toEqual([{ version: 2, nationality: null }])
})

test('a religion is written as she calls it', async () => {
  const { user, save, written } = await open('/account/religion', nothingPrivate)
  await user.type(await screen.findByRole('textbox', { name: 'Religione' }), 'Cristiana ortodossa')
  await save()
  await expect.poll(written).toEqual([{ version: 0, religion: 'Cristiana ortodossa' }])
})

test('who writes the next thing before the page was read anew writes over what she saved just now', async () => {
  const reads = [{ body: nothingPrivate }]
  const versions: unknown[] = []
  answerReads([], {
    [`GET ${path}`]: () => reads.shift() ?? 'nobody',
    [`PATCH ${path}`]: ({ body }: SentCall) => {
      const { version, ...written } = body as { version: number }
      versions.push(version)
      return { body: { ...nothingPrivate, ...written, version: version + 1 } }
    },
  })
  const { user, address } = await showPage('/account/religion')
  await user.type(await screen.findByRole('textbox', { name: 'Religione' }), 'Buddista')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(address).toBe('/account')
  expect(screen.getByRole('link', { name: 'Religione Buddista' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Nazionalità Nessuna indicazione' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Nazionalità' }), 'PT')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(() => versions).toEqual([0, 1])
})
