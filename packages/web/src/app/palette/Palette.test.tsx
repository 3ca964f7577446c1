import { screen, waitFor, within } from '@testing-library/react'
import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import type { ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import type { SentCall } from '../../testing/answer-calls.ts'
import { reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const bianchi = listed()
const bianca = listed({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd21',
  first_name: 'Bianca',
  last_name: 'Albertini',
})
const nurse = [...reading('dossier.list', 'parameters.read', 'focus.read'), ...writing('parameters.write')]

function listed(
  { _id = someDossier()._id, ...names }: { _id?: string; first_name?: string; last_name?: string } = {},
  status: ListedDossier['status'] = 'active',
): ListedDossier {
  const { client, suspension, warnings } = someDossier()
  const whose = { ...client, ...names, _id, city: 'Biasca' }
  const name = `${whose.first_name} ${whose.last_name}`
  return { _id, status, suspension, warnings, next_visit: null, last_visit: null, client: { ...whose, name } }
}

const ids: Record<string, string> = { 'Anna Bianchi': newId(), 'Bruna Neri': newId() }
const colleagueOf = (name: string) => ({
  _id: ids[name]!,
  name,
  avatar: null,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  working_hours: {},
})

const pageOf = (items: ListedDossier[], total = items.length) => ({
  items,
  page: 1,
  limit: 10,
  total,
  more: total > items.length,
})
const wordsOf = ({ path }: SentCall) => new URL(path, 'http://localhost').searchParams.get('search') ?? ''

type Asked = {
  permissions?: HeldPermission[]
  address?: string
  /** How many the server says there are, where that is more than it names. */
  totals?: Record<string, number>
  more?: Record<string, unknown>
}

/** The palette over the page «Altro»; the server finds what begins with these words. */
async function ask(
  found: Record<string, ListedDossier[]> = { bia: [bianchi] },
  { permissions = nurse, address = '/more', totals = {}, more = {} }: Asked = {},
) {
  const sent = answerReads(permissions, {
    'GET /api/dossiers/all_dossiers': (call: SentCall) => ({
      body: pageOf(found[wordsOf(call)] ?? [], totals[wordsOf(call)]),
    }),
    ...more,
  })
  const page = await showPage(address)
  const type = async (words: string) => {
    await waitFor(async () => {
      if (!screen.queryByRole('combobox')) await page.user.keyboard('{Control>}k{/Control}')
      expect(screen.getByRole('combobox')).toHaveFocus()
    })
    const field = screen.getByRole('combobox')
    await page.user.clear(field)
    if (words !== '') await page.user.type(field, words)
    return field
  }
  return { ...page, sent, type }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true })

test('an act and a client, in any order and by their beginnings, lead to the act in her dossier', async () => {
  const { type, user, address } = await ask()
  const field = await type('bia press')
  const act = await screen.findByRole('option', { name: /Nuovi parametri.*Maria Bianchi.*22\.02\.1939/ })
  expect(act).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', act.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/dossier/${bianchi._id}/activity/clinical_parameters/new`))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('of several clients each is told by the act itself, before what else the word fits', async () => {
  const { type } = await ask({ bia: [bianca, bianchi] })
  await type('bia press')
  await waitFor(() => expect(options().length).toBeGreaterThan(2))
  expect(options()[0]).toMatch(/^Nuovi parametriBianca Albertini/)
  expect(options()[1]).toMatch(/^Nuovi parametriMaria Bianchi/)
})

test('a client is found by name and opened, stepping with the arrows around the list', async () => {
  const { type, user, address } = await ask({ bia: [bianca, bianchi] })
  await type('bia')
  await waitFor(() => expect(options()).toHaveLength(2))
  const listbox = screen.getByRole('listbox', { name: 'Risultati' })
  expect(within(listbox).getByRole('group', { name: 'Clienti' })).toBeVisible()
  expect(chosen()).toHaveTextContent('Bianca Albertini')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('Maria Bianchi')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toBe(`/dossier/${bianchi._id}`))
})

test('says how many more clients words find than it shows, and leads to all of them with the same words', async () => {
  const many = Array.from({ length: 10 }, (_, at) =>
    listed({ _id: newId(), first_name: 'Bianca', last_name: `Rossi${'abcdefghij'[at]}` }),
  )
  const { type, user, address, sent } = await ask({ bia: many }, { totals: { bia: 23 } })
  await type('bia')
  await waitFor(() => expect(options()).toHaveLength(9))
  await user.click(screen.getByRole('option', { name: /^Altri 15 clienti.*«bia»/ }))
  await waitFor(() => expect(address()).toBe('/plan/clients'))
  expect(await screen.findByRole('searchbox')).toHaveValue('bia')
  expect(wordsOf(sent.at(-1)!)).toBe('bia')

  await type('bia press')
  await waitFor(() => expect(options().at(-1)).toMatch(/^Altri 15 clienti/))
})

test('what comes later from the server moves the marked client nowhere', async () => {
  const { type } = await ask({ bianchi: [bianchi], bianch: [bianca, bianchi] })
  await type('bianchi')
  await screen.findByRole('option', { name: /Maria Bianchi/ })
  await type('bianch')
  expect(chosen(), 'she is known already').toHaveTextContent('Maria Bianchi')
  await screen.findByRole('option', { name: /Bianca Albertini/ })
  expect(options()[0]).toContain('Bianca Albertini')
  expect(chosen()).toHaveTextContent('Maria Bianchi')
})

test('shows ways that are hers to go alone, and says where words find none', async () => {
  const { type } = await ask({}, { permissions: reading('dossier.list') })
  await type('pressione')
  expect(await screen.findByText('Nessun cliente, pagina o azione con queste parole')).toBeVisible()
  await type('contatti oggi')
  expect(await screen.findByText('Nessun cliente, pagina o azione con queste parole')).toBeVisible()
  await type('rubr')
  expect(await screen.findByRole('option', { name: 'Rubrica' })).toBeVisible()
})

test('an act without a client asks for her name, and goes on with it', async () => {
  const { type, user } = await ask(
    { bia: [bianchi] },
    { permissions: [...nurse, ...writing('contacts.manage')] },
  )
  await type('nuov')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(options()[0], 'what leads somewhere stands first').toBe('Nuovo contatto')
  const field = await type('glicemia')
  await user.click(
    await screen.findByRole('option', { name: /Nuovi parametri.*Aggiungere il nome del cliente/ }),
  )
  expect(field).toHaveValue('Nuovi parametri ')
  expect(field).toHaveFocus()
  await user.keyboard('bia')
  expect(field).toHaveValue('Nuovi parametri bia')
  expect(await screen.findByRole('option', { name: /Nuovi parametri.*Maria Bianchi/ })).toBeVisible()
})

test('an absence begins with the name of a colleague whom one plans, as the lanes know her', async () => {
  const { type, user, address } = await ask(
    {},
    {
      permissions: writing('calendar.plan_all'),
      more: {
        [`GET /api/tasks/staffing/${todayIn(new Date().toISOString())}`]: {
          operators: [colleagueOf('Anna Bianchi'), colleagueOf('Bruna Neri')],
          needs: [],
        },
      },
    },
  )
  await type('assenza')
  await user.click(
    await screen.findByRole('option', { name: /Nuova assenza.*Aggiungere il nome dell'operatore/ }),
  )
  await user.keyboard('bian')
  await user.click(await screen.findByRole('option', { name: /Nuova assenza.*Anna Bianchi/ }))
  await waitFor(() => expect(address()).toMatch(`/plan/absences/new/${colleagueOf('Anna Bianchi')._id}`))
  await type('malattia neri')
  expect(await screen.findByRole('option', { name: /Nuova assenza.*Bruna Neri/ })).toBeVisible()
  expect(options()).toHaveLength(1)
})

test('a colleague whom one plans is found by her name, and leads to her day', async () => {
  const { type, user, address } = await ask(
    {},
    {
      permissions: [...nurse, ...writing('calendar.plan_all')],
      more: {
        [`GET /api/tasks/staffing/${todayIn(new Date().toISOString())}`]: {
          operators: [colleagueOf('Anna Bianchi'), colleagueOf('Bruna Neri')],
          needs: [],
        },
      },
    },
  )
  await type('neri')
  await user.click(await screen.findByRole('option', { name: /^Bruna Neri/ }))
  await waitFor(() => expect(address()).toMatch(/^\/plan\?/))
  expect(address()).toContain(`operatorId=${ids['Bruna Neri']}`)
})

test.each([
  ['nota bia', 'Nota di focus'],
  ['consegna bia', 'Metti in consegna'],
])('«%s» leads to where one chooses on which focus a note is written', async (words, act) => {
  const head = someDossier({ permissions: nurse })
  const { type, user, address } = await ask(
    { bia: [bianchi] },
    {
      permissions: [...nurse, ...writing('focus.event')],
      more: { [`GET /api/dossiers/${head._id}`]: head },
    },
  )
  await type(words)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${act}.*Maria Bianchi`) }))
  await waitFor(() => expect(address()).toBe(`/dossier/${bianchi._id}?add=note`))
})

test.each([
  ['dottore bia', 'Medico curante'],
  ['allergie bia', "Scheda d'emergenza"],
])('«%s» finds what a nurse means by it', async (words, page) => {
  const { type } = await ask(
    { bia: [bianchi] },
    { permissions: [...nurse, ...reading('sanitary.read', 'personal.read')] },
  )
  await type(words)
  expect(await screen.findByRole('option', { name: new RegExp(`^${page}.*Maria Bianchi`) })).toBeVisible()
})

test('in a dossier an act is of its client, and nothing is written into a closed one', async () => {
  const head = someDossier({ permissions: nurse })
  const path = `GET /api/dossiers/${head._id}`
  const { type } = await ask({}, { address: `/dossier/${head._id}/setup`, more: { [path]: head } })
  await type('pressione')
  expect(await screen.findByRole('option', { name: /Nuovi parametri.*Maria Bianchi/ })).toBeVisible()
})

test('nothing is written into a closed dossier of somebody found', async () => {
  const { type } = await ask({ bia: [listed({}, 'closed')] })
  await type('bia parametri')
  expect(await screen.findByRole('option', { name: /Limiti dei parametri/ })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Nuovi parametri/ })).toBeNull()
  await type('bia')
  expect(await screen.findByRole('option', { name: /Maria Bianchi.*Dossier chiuso/ })).toBeVisible()
})

test('while nobody answers, pages and those already read are found', async () => {
  let away = false
  const { type } = await ask(
    {},
    {
      more: {
        'GET /api/dossiers/all_dossiers': () => (away ? 'nobody' : { body: pageOf([bianchi]) }),
      },
    },
  )
  await type('bia')
  await screen.findByRole('option', { name: /Maria Bianchi/ })
  away = true
  await type('bian press')
  expect(await screen.findByText(/dei clienti si trovano solo quelli già letti/)).toBeVisible()
  expect(screen.getByRole('option', { name: /Nuovi parametri.*Maria Bianchi/ })).toBeVisible()
})

test('speaks the language of who asks', async () => {
  const me = somebody({ permissions: nurse, language: 'fr' })
  const { type } = await ask({ bia: [bianchi] }, { more: { 'GET /api/users/me': me } })
  await type('tens bia')
  expect(await screen.findByRole('option', { name: /Nouveaux paramètres.*Maria Bianchi/ })).toBeVisible()
})

test('begins with what was opened, says how it searches, and gives the focus back', async () => {
  const { type, user } = await ask({ bia: [bianchi] }, { address: `/dossier/${bianchi._id}/setup` })
  await type('')
  expect(screen.getByRole('group', { name: 'Aperti da poco' })).toHaveTextContent('Maria Bianchi')
  expect(screen.getByText(/Basta l'inizio di ogni parola/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  const [button] = screen.getAllByRole('button', { name: /^Trova/ })
  await user.click(button!)
  expect(await screen.findByRole('combobox')).toHaveFocus()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(button).toHaveFocus()
})
