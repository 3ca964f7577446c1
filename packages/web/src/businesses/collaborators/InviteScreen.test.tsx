import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { plainEmployment } from '@vicino/domain/businesses/collaboration.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const businessId = '01a1fc0a-5a3b-7006-9c68-eb853133fd90'
const business = {
  _id: businessId,
  kind: 'business' as const,
  name: 'Spitex del Prato',
  slug: 'spitex-del-prato',
  demo: false,
  dose_windows: usualWindows,
  roles: ['DS' as const],
  job_title: 'nurse_bsc' as const,
}
const invitation = {
  ...plainEmployment,
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd91',
  entityId: businessId,
  entityType: 'Business',
  userId: null,
  name: 'Nora Nuova',
  email: 'nora@prova.test',
  phone: '+41791234567',
  role: 'INF',
  roles: ['INF'],
  role_label: 'Inf. dipl.',
  job_title: 'nurse_bsc',
  start_date: '2026-11-20',
  permissions: [],
  state: 'open',
  made_by: 'Carla Galli',
  made_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  mailed_at: null,
  mail_refused_at: null,
}
const colleague = {
  source: 'person',
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd92',
  name: 'Rita Rossi',
  full_name: 'Rita Rossi',
  slug: 'rita-rossi',
  avatar: null,
  bio: '',
  legal_form: null,
  business_type: null,
  professions: ['oss'],
}
const page = (items: object[]) => ({ items, page: 1, limit: 10, total: items.length, more: false })
const url = 'http://localhost:8080/invitation?token=abc'

async function open(send: object = { status: 201, body: { invitation, url } }) {
  const permissions = writing('collaborators.invite')
  const sent = answerReads(permissions, {
    'GET /api/users/me': somebody({ permissions, business }),
    'GET /api/directory/search': page([colleague]),
    'GET /api/invitations': page([invitation]),
    'POST /api/invitations/send': () => send,
  })
  const { user } = await showPage('/plan/operators/invite')
  await screen.findByText('Passo 1 di 3')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return {
    user,
    press,
    written: () => sent.find(({ method, path }) => method === 'POST' && path.endsWith('/send'))?.body,
  }
}

async function fillForm({ user, press }: Awaited<ReturnType<typeof open>>) {
  await press('Scegli la persona')
  await press('Persona nuova')
  await user.type(await screen.findByLabelText(/^Nome/), 'Nora')
  await user.type(screen.getByLabelText(/^Cognome/), 'Nuova')
  await user.selectOptions(screen.getByLabelText(/^Qualifica/), 'nurse_bsc')
}

test('the form goes on once it says who, as what and from when; the role follows the qualification', async () => {
  const flow = await open()
  expect(screen.getByRole('button', { name: 'Avanti' })).toBeDisabled()
  await fillForm(flow)
  expect(screen.getByRole('button', { name: 'Inf. dipl.' })).toHaveAttribute('aria-pressed', 'true')
  await flow.press('Avanti')
  expect(await screen.findByText('Passo 2 di 3')).toBeVisible()
  expect(document.activeElement, 'the step has the focus, not the button that led to it').toContainElement(
    screen.getByRole('button', { name: 'Stupefacenti' }),
  )
  await flow.press('Indietro')
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Nora')
})

test('what is taken away in the permission step is sent, and the link is shown', async () => {
  const flow = await open()
  await fillForm(flow)
  await flow.press('Avanti')
  await flow.press('Stupefacenti')
  await flow.press('Avanti')
  await flow.user.type(await screen.findByLabelText(/^E-mail/), 'nora@prova.test')
  await flow.user.type(screen.getByLabelText(/^Telefono/), '079 123 45 67')
  await flow.press("Invia l'invito")
  expect(await screen.findByText(url)).toBeVisible()
  const body = flow.written() as { permissions: string[] }
  expect(body).toMatchObject({
    entityId: businessId,
    roles: ['INF'],
    job_title: 'nurse_bsc',
    email: 'nora@prova.test',
    phone: '+41791234567',
    employment_type: null,
  })
  expect(body.permissions).not.toContain('drugs.narcotics')
  expect(body.permissions).toContain('drugs.read')
})

test('what nobody narrowed is not said, and an emptied step goes no further', async () => {
  const flow = await open()
  await fillForm(flow)
  await flow.press('Inf. dipl.')
  await flow.press('Amministrazione tecnica')
  await flow.press('Avanti')
  const only = await screen.findByRole('button', { name: 'Amministrazione tecnica' })
  await flow.user.click(only)
  expect(screen.getByText('Lasciare almeno un permesso, o terminare la collaborazione.')).toBeVisible()
  expect(only, 'the last one stays taken away').toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'Avanti' })).toBeDisabled()
  await flow.press('Indietro')
  await flow.press('Amministrazione tecnica')
  await flow.press('Amministrazione tecnica')
  await flow.press('Avanti')
  await flow.press('Avanti')
  await flow.user.type(await screen.findByLabelText(/^E-mail/), 'nora@prova.test')
  await flow.user.type(screen.getByLabelText(/^Telefono/), '079 123 45 67')
  await flow.press("Invia l'invito")
  await screen.findByText(url)
  expect(flow.written()).not.toHaveProperty('permissions')
})

test('hours, numbers and training go with the invitation; what is wrong in them stops at their step', async () => {
  const flow = await open()
  await fillForm(flow)
  await flow.press('Orario, numeri e familiari')
  await flow.user.type(await screen.findByLabelText('GLN'), '7601000000000')
  await flow.press('Avanti')
  expect(screen.getByText('Passo 1 di 3')).toBeVisible()
  expect(screen.getByLabelText('GLN')).toHaveAttribute('aria-invalid', 'true')
  await flow.user.clear(screen.getByLabelText('GLN'))
  await flow.user.type(screen.getByLabelText('GLN'), '7601000000019')
  await flow.user.type(screen.getByLabelText(/^Numero K/), 'K123456')
  await flow.press('Avanti')
  await flow.press('Avanti')
  await flow.user.type(await screen.findByLabelText(/^E-mail/), 'nora@prova.test')
  await flow.user.type(screen.getByLabelText(/^Telefono/), '079 123 45 67')
  await flow.press("Invia l'invito")
  await screen.findByText(url)
  expect(flow.written()).toMatchObject({
    gln_number: '7601000000019',
    rcc_number: null,
    k_number: 'K123456',
    training: 'tertiary_nurse',
    working_hours: {},
    relative_of: [],
  })
})

test('without e-mail and phone nothing is sent, and both say why', async () => {
  const flow = await open()
  await fillForm(flow)
  await flow.press('Avanti')
  await flow.press('Avanti')
  await flow.press("Invia l'invito")
  expect(await screen.findByText(/Controllare l'indirizzo e-mail/)).toBeVisible()
  expect(screen.getByText(/Controllare il numero di telefono/)).toBeVisible()
  expect(flow.written()).toBeUndefined()
})

test('an address that has an invitation already is pointed out before it is sent', async () => {
  const flow = await open()
  await fillForm(flow)
  await flow.press('Avanti')
  await flow.press('Avanti')
  const field = await screen.findByLabelText(/^E-mail/)
  await flow.user.type(field, 'altra@prova.test')
  expect(screen.queryByText(/ha già un invito/)).toBeNull()
  await flow.user.clear(field)
  await flow.user.type(field, 'Nora@prova.test')
  expect(await screen.findByText(/Nora Nuova ha già un invito/)).toBeVisible()
})

test("the server's sentence stands on the page where it refuses, and nothing typed is lost", async () => {
  const detail = 'Questa persona lavora già qui.'
  const refusal = {
    type: 'urn:vicino:problem:already_here',
    title: 'already_here',
    status: 409,
    detail,
    code: 'already_here',
    errors: [],
    requestId: 'r',
  }
  const flow = await open({ status: 409, body: refusal })
  await fillForm(flow)
  await flow.press('Avanti')
  await flow.press('Avanti')
  await flow.user.type(await screen.findByLabelText(/^E-mail/), 'nora@prova.test')
  await flow.user.type(screen.getByLabelText(/^Telefono/), '079 123 45 67')
  await flow.press("Invia l'invito")
  expect(await screen.findByText(detail)).toBeVisible()
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('nora@prova.test')
})

test('a colleague who works here already is found and not picked', async () => {
  const { press } = await open()
  await press('Scegli la persona')
  const list = within(await screen.findByRole('list', { name: 'Persone' }))
  expect(list.getByText('Già presente')).toBeVisible()
  expect(list.queryByRole('button')).toBeNull()
})
