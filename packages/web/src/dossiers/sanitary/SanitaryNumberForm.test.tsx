import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { inDossier, someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { SanitaryNumberForm } from './SanitaryNumberForm.tsx'
import { type NumberName, sanitaryNumbers } from './sanitary-numbers.ts'

const { _id: dossierId } = someDossier()
const none = {
  dossierId,
  version: 4,
  cardNumber: null,
  avsNumber: null,
  insuranceNumber: null,
  without_avs: false,
}

it('groups a pasted card at once and names its insurer; a failure is told in the words of the server', async () => {
  answerCalls(({ path, method }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    return { status: 409, body: { code: 'dossier_closed', detail: 'Il dossier è chiuso.', errors: [] } }
  })
  const number = sanitaryNumbers.find(({ name }) => name === 'cardNumber')!
  const { user } = await show(inDossier(<SanitaryNumberForm number={number} sanitary={none} />))
  await user.click(await screen.findByRole('textbox'))
  await user.paste('8075.6015.0900.0264.7590')
  expect(screen.getByRole('textbox')).toHaveValue('80756 01509 00026 47590')
  expect(screen.getByText('Secondo la tessera: Sanitas (UFSP 1509).')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il dossier è chiuso.')
})

it.each<[NumberName, string, string, string, string]>([
  [
    'cardNumber',
    '80756 0150',
    'Controllare il numero della tessera: 20 cifre che iniziano con 80756.',
    '80756.01509.00026.47590',
    '80756015090002647590',
  ],
  [
    'avsNumber',
    '756.1234.5678.98',
    'Una cifra del numero AVS non è giusta: confrontarlo con la tessera.',
    '756.123.4567.897',
    '7561234567897',
  ],
  ['insuranceNumber', '12345', 'Invalid insurance number', '123456', '123456'],
])('%s is saved only when it is right', async (name, wrong, sentence, right, stored) => {
  const sent = answerCalls(({ path, method }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    return { body: { ...none, version: 5, [name]: stored } }
  })
  const number = sanitaryNumbers.find(one => one.name === name)!
  const { user } = await show(inDossier(<SanitaryNumberForm number={number} sanitary={none} />))
  const field = await screen.findByRole('textbox')
  const save = screen.getByRole('button', { name: 'Salva' })
  expect(save).toBeDisabled()
  await user.type(field, wrong)
  expect(screen.queryByText(sentence)).toBeNull()
  await user.tab()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(save).toBeDisabled()
  await user.clear(field)
  await user.type(field, right)
  expect(screen.queryByText(sentence)).toBeNull()
  await user.click(save)
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 4, [name]: stored })
})

it('without an AVS number is a state of its own', async () => {
  const sent = answerCalls(({ path, method }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    return { body: { ...none, version: 5, without_avs: true } }
  })
  const number = sanitaryNumbers.find(({ name }) => name === 'avsNumber')!
  const { user } = await show(inDossier(<SanitaryNumberForm number={number} sanitary={none} />))
  await user.click(await screen.findByRole('switch', { name: /^Senza AVS/ }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PATCH')?.body)
    .toEqual({ version: 4, without_avs: true })
})

it('says at the switch that a colleague has written a number meanwhile', async () => {
  const sentence = 'Qui c’è un numero AVS: toglierlo, oppure lasciare spento «Senza AVS».'
  const errors = [{ path: 'without_avs', code: 'avs_and_without', message: sentence }]
  answerCalls(({ path, method }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    return { status: 422, body: { code: 'unprocessable', detail: 'Controllare i campi.', errors } }
  })
  const number = sanitaryNumbers.find(({ name }) => name === 'avsNumber')!
  const { user } = await show(inDossier(<SanitaryNumberForm number={number} sanitary={none} />))
  const without = await screen.findByRole('switch', { name: /^Senza AVS/ })
  await user.click(without)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(without).toBeInvalid()
  expect(without).toHaveAccessibleDescription(sentence)
})

it('a number that another dossier has is saved, and says so before it leads back', async () => {
  const duplicates = [{ reason: 'avs', dossier: null }]
  answerCalls(({ path, method }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    return { body: { ...none, version: 5, avsNumber: '7561234567897', duplicates } }
  })
  const number = sanitaryNumbers.find(({ name }) => name === 'avsNumber')!
  const { user } = await show(inDossier(<SanitaryNumberForm number={number} sanitary={none} />))
  await user.type(await screen.findByRole('textbox'), '7561234567897')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByRole('dialog', { name: 'Forse è la stessa persona' })).toBeVisible()
  expect(screen.getByText('Un dossier che lei non vede')).toBeVisible()
  expect(screen.getByText('Stesso numero AVS')).toBeVisible()
})
