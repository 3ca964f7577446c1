import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading } from '../../testing/open-dossier.tsx'
import { screenWith } from '../../testing/screen-with.ts'
import { showPage } from '../../testing/show-page.tsx'
import { startTexts } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { PageDoor } from '../PageDoor.tsx'

const [one, other] = [
  someDrug({ name: 'Torasemide 5 mg' }),
  someDrug({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd77', name: 'Ramipril 5 mg' }),
]
const drugs = `/dossier/${one.dossierId}/activity/drugs`
const api = `/api/dossiers/${one.dossierId}/drugs`

function server(): { reads: (path: string) => number } {
  const sent = answerReads(reading('drugs.read'), {
    [`GET ${api}/get_drugs`]: [one, other],
    ...Object.fromEntries(
      [one, other].flatMap(drug => [
        [`GET ${api}/${drug._id}`, drug],
        [`GET ${api}/${drug._id}/versions`, [drug]],
      ]),
    ),
  })
  return { reads: path => sent.filter(call => call.path === path).length }
}

const list = () => screen.findByRole('region', { name: 'Elenco' })
const rowTo = async (name: string) => within(await list()).findByRole('link', { name: new RegExp(name) })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => screenWith('(min-width: 80em)'))
afterEach(() => vi.restoreAllMocks())

test('a record stands beside its list, which is read once, and has the heading of the page', async () => {
  const { reads } = server()
  const { user, address } = await showPage(`${drugs}/${one._id}`)
  await title(one.name)
  expect(await rowTo(one.name)).toHaveAttribute('aria-current', 'page')
  expect(within(await list()).getByRole('heading', { level: 2, name: 'Farmaci' })).toBeVisible()
  await user.click(await rowTo(other.name))
  await title(other.name)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(address()).toBe(`${drugs}/${other._id}`)
  expect(document.title).toContain('Farmaco ·')
  expect(reads(`${api}/get_drugs`)).toBe(1)
})

test('arrows go from row to row, and Escape closes the record at its row', async () => {
  server()
  const { user, address } = await showPage(`${drugs}/${one._id}`)
  const first = await rowTo(one.name)
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(await rowTo(other.name)).toHaveFocus()
  await user.keyboard('{ArrowDown}{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('{Escape}')
  await title('Farmaci')
  expect(address()).toBe(drugs)
  expect(screen.queryByRole('region', { name: 'Elenco' })).toBeNull()
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(`${drugs}/${one._id}`)
})

test('on a narrower screen the record stands alone, and its list is not asked for', async () => {
  screenWith()
  const { reads } = server()
  await showPage(`${drugs}/${one._id}`)
  await title(one.name)
  expect(screen.queryByRole('region', { name: 'Elenco' })).toBeNull()
  expect(reads(`${api}/get_drugs`)).toBe(0)
})

/** A list that says what its address asked for and how often it was drawn, with a form as its record. */
async function ofContacts(
  address: string,
): Promise<{ open: (to: string) => Promise<void>; drawn: () => number }> {
  const draw = vi.fn<() => void>()
  const List = (): ReactNode => {
    draw()
    return <p>{usePage(pages.contacts).search.type}</p>
  }
  const Form = (): ReactNode => {
    const [text, setText] = useState('')
    return <input aria-label="Nome" value={text} onChange={({ target }) => setText(target.value)} />
  }
  await startTexts('it')
  const root = createRootRoute({ component: () => <PageDoor held={[]} /> })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([at(pages.contacts.pattern, List), at(pages.editContact.pattern, Form)])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history })
  await router.load()
  render(<RouterProvider router={router as never} />)
  return { open: to => router.navigate({ to }), drawn: () => draw.mock.calls.length }
}

test('what a list was narrowed to holds beside its record, and it is not drawn anew by what is typed there', async () => {
  const { open, drawn } = await ofContacts('/contacts?type=pharmacy')
  await screen.findByText('pharmacy')
  await open('/contacts/c/edit')
  await within(await list()).findByText('pharmacy')
  const before = drawn()
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Nome' }), 'Bernasconi')
  expect(screen.getByRole('textbox')).toHaveValue('Bernasconi')
  expect(drawn()).toBe(before)
})
